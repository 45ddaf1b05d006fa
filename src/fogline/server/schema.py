"""The database's tables, and the way from each version of them to the next."""

from __future__ import annotations

import secrets
import sqlite3

from fogline.core import luck

MIGRATIONS = (
    """
    CREATE TABLE tables (
        name TEXT PRIMARY KEY,
        secret BLOB NOT NULL,
        setup BLOB NOT NULL,
        listed INTEGER NOT NULL,
        touched INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX tables_touched ON tables (touched);
    CREATE TABLE entries (
        game TEXT NOT NULL REFERENCES tables (name) ON DELETE CASCADE,
        seq INTEGER NOT NULL,
        who TEXT NOT NULL,
        text TEXT NOT NULL,
        time INTEGER,
        UNIQUE (game, seq)
    );
    CREATE TABLE tokens (
        game TEXT NOT NULL REFERENCES tables (name) ON DELETE CASCADE,
        token TEXT NOT NULL,
        at INTEGER NOT NULL,
        PRIMARY KEY (game, token)
    ) WITHOUT ROWID;
    CREATE TABLE people (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        created INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE secrets (
        hash BLOB PRIMARY KEY,
        person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE
    ) WITHOUT ROWID;
    CREATE TABLE links (
        hash BLOB PRIMARY KEY,
        kind TEXT NOT NULL,
        target TEXT NOT NULL,
        expires INTEGER NOT NULL
    ) WITHOUT ROWID;
    """,
    """
    ALTER TABLE tables ADD COLUMN summary BLOB;
    CREATE TABLE members (
        person TEXT NOT NULL,
        game TEXT NOT NULL REFERENCES tables (name) ON DELETE CASCADE,
        PRIMARY KEY (person, game)
    ) WITHOUT ROWID;
    CREATE INDEX members_game ON members (game);
    INSERT OR IGNORE INTO members
        SELECT json_extract(chair.value, '$.person'), name
        FROM tables, json_each(CAST(setup AS TEXT), '$.chairs') AS chair
        WHERE json_extract(chair.value, '$.person') IS NOT NULL;
    INSERT OR IGNORE INTO members SELECT json_extract(CAST(setup AS TEXT), '$.host'), name FROM tables;
    """,
    """
    ALTER TABLE people ADD COLUMN colour TEXT;
    ALTER TABLE people ADD COLUMN shape TEXT;
    ALTER TABLE secrets ADD COLUMN kind TEXT NOT NULL DEFAULT 'device';
    CREATE INDEX secrets_person ON secrets (person);
    CREATE TABLE results (
        person TEXT NOT NULL,
        game TEXT NOT NULL,
        ended INTEGER NOT NULL,
        result BLOB NOT NULL,
        PRIMARY KEY (person, game)
    ) WITHOUT ROWID;
    CREATE INDEX results_game ON results (game);
    """,
    # A game that has begun keeps its luck; a table that hasn't commits itself now, so whoever is ready there isn't yet.
    """
    ALTER TABLE tables ADD COLUMN luck BLOB;
    ALTER TABLE tables ADD COLUMN commitment BLOB;
    UPDATE tables SET luck = new_secret() WHERE json_extract(CAST(setup AS TEXT), '$.started') IS NULL;
    UPDATE tables SET
        commitment = commitment_of(name, luck),
        setup = CAST(json_set(CAST(setup AS TEXT), '$.chairs', (
            SELECT json_group_array(json(CASE
                WHEN json_extract(value, '$.person') IS NULL THEN value ELSE json_remove(value, '$.ready')
            END)) FROM json_each(CAST(setup AS TEXT), '$.chairs')
        )) AS BLOB)
    WHERE luck IS NOT NULL;
    """,
    # What a host has decided, and what the service must remember of itself: bans, the last backup, the clock.
    """
    CREATE TABLE settings (
        name TEXT PRIMARY KEY,
        value BLOB NOT NULL
    ) WITHOUT ROWID;
    """,
    # What looking back at a finished game has found: made again from the game where it is missing.
    """
    CREATE TABLE analyses (
        game TEXT PRIMARY KEY REFERENCES tables (name) ON DELETE CASCADE,
        found BLOB NOT NULL
    ) WITHOUT ROWID;
    """,
)
"""Each script leads from its number to the next version. A script that was released is never changed."""


class TooNew(Exception):
    """The database was written by a later version of Fogline."""


def migrate(database: sqlite3.Connection) -> int:
    """Bring a database to the newest version, step by step, each wholly or not at all; returns the version."""
    database.create_function("new_secret", 0, lambda: secrets.token_bytes(luck.SIZE))
    database.create_function("commitment_of", 2, luck.commitment_of, deterministic=True)
    version: int = database.execute("PRAGMA user_version").fetchone()[0]
    if version > len(MIGRATIONS):
        raise TooNew(f"the database has version {version}, and this Fogline knows {len(MIGRATIONS)}")
    for number in range(version, len(MIGRATIONS)):
        database.executescript(f"BEGIN IMMEDIATE; {MIGRATIONS[number]} PRAGMA user_version = {number + 1}; COMMIT;")
    return len(MIGRATIONS)
