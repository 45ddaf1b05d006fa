"""What nodes need in the database: who is there, who has which table, and a commit that asks for it in one call."""

# ruff: noqa: S608  (put together from what stands here)

from __future__ import annotations

from typing import Final

LEASE: Final = 3
"""Seconds after its last beat that a node keeps its tables, by the server's clock."""
CHANNEL: Final = "fogline"
"""The channel of LISTEN and NOTIFY."""
ALIVE: Final = f"n.beat BETWEEN clock_timestamp() - INTERVAL '{LEASE} s' AND clock_timestamp() + INTERVAL '{LEASE} s'"
"""Whether a node `n` lives. A beat far ahead is of before the server's clock was set back, and counts for nothing."""
MIGRATION: Final = """
    ALTER TABLE version ADD COLUMN least INTEGER;
    CREATE TABLE nodes (
        incarnation TEXT PRIMARY KEY,
        beat TIMESTAMPTZ NOT NULL,
        address TEXT NOT NULL,
        drains BOOLEAN NOT NULL,
        version TEXT NOT NULL,
        rules TEXT[] NOT NULL
    );
    CREATE TABLE node_key (key BYTEA NOT NULL);
    ALTER TABLE tables ADD COLUMN owner TEXT;
    ALTER TABLE tables ADD COLUMN epoch BIGINT NOT NULL DEFAULT 0;
    ALTER TABLE entries ADD COLUMN epoch BIGINT;
    ALTER TABLE tokens ADD COLUMN epoch BIGINT;
    CREATE FUNCTION commit_1(
        me TEXT, at BIGINT,
        names TEXT[], epochs BIGINT[], firsts INTEGER[], counts INTEGER[], summaries BYTEA[], setups BYTEA[],
        are_listed BOOLEAN[], message_ids TEXT[],
        whos TEXT[], texts TEXT[], times BIGINT[],
        member_of INTEGER[], members TEXT[], result_of INTEGER[], winners TEXT[], results BYTEA[]
    ) RETURNS TABLE (number INTEGER, verdict TEXT) LANGUAGE plpgsql AS $$
    #variable_conflict use_column
    DECLARE
        one RECORD;
        held RECORD;
        following INTEGER;
    BEGIN
        FOR one IN
            SELECT c.*, c.n::INTEGER AS place, (sum(c.size) OVER (ORDER BY c.n) - c.size)::INTEGER AS offs
            FROM unnest(names, epochs, firsts, counts, summaries, setups, are_listed, message_ids) WITH ORDINALITY
                AS c(game, era, start, size, summary, setup, listed, token, n)
            ORDER BY c.game, c.n
        LOOP
            number := one.place;
            SELECT t.owner, t.epoch INTO held FROM tables t WHERE t.name = one.game FOR UPDATE;
            IF held.owner IS DISTINCT FROM me OR held.epoch IS DISTINCT FROM one.era THEN
                verdict := 'fenced';
                RETURN NEXT;
                CONTINUE;
            END IF;
            SELECT coalesce(max(e.seq) + 1, 0) INTO following FROM entries e WHERE e.game = one.game;
            IF following <> one.start THEN
                verdict := 'behind';
                RETURN NEXT;
                CONTINUE;
            END IF;
            UPDATE tables t SET touched = at, summary = coalesce(one.summary, t.summary),
                setup = coalesce(one.setup, t.setup), listed = coalesce(one.listed, t.listed)
                WHERE t.name = one.game;
            INSERT INTO entries (game, seq, who, text, time, epoch)
                SELECT one.game, one.start + i - 1,
                    whos[one.offs + i], texts[one.offs + i], times[one.offs + i], one.era
                FROM generate_series(1, one.size) AS i;
            IF one.token IS NOT NULL THEN
                INSERT INTO tokens (game, token, at, epoch) VALUES (one.game, one.token, one.start + one.size, one.era);
            END IF;
            IF one.setup IS NOT NULL THEN
                DELETE FROM members m WHERE m.game = one.game;
                INSERT INTO members (person, game)
                    SELECT u.person, one.game FROM unnest(member_of, members) AS u(place, person)
                    WHERE u.place = one.place;
            END IF;
            INSERT INTO results (game, ended, result, person)
                SELECT one.game, at, u.result, p.id FROM unnest(result_of, winners, results) AS u(place, person, result)
                JOIN people p ON p.id = u.person WHERE u.place = one.place
                ON CONFLICT (person, game) DO UPDATE SET ended = excluded.ended, result = excluded.result;
            verdict := 'stored';
            RETURN NEXT;
        END LOOP;
    END $$;
"""
"""A node with a newer program may add `commit_2`; those with an older one go on with what they know."""
COMMIT: Final = f"SELECT number, verdict FROM commit_1({', '.join('?' * 18)})"
TAKE: Final = f"""
    UPDATE tables t SET owner = $1, epoch = t.epoch + 1
    FROM (SELECT name FROM tables WHERE name = ANY($2) ORDER BY name FOR UPDATE) AS wanted
    WHERE t.name = wanted.name AND (t.owner IS NULL OR t.owner = $1
        OR NOT EXISTS (SELECT 1 FROM nodes n WHERE n.incarnation = t.owner AND {ALIVE}))
    RETURNING t.name, t.epoch
"""
"""Takes those of these tables that nobody alive has."""
OWNERS: Final = "SELECT name, owner FROM tables WHERE name = ANY($1)"
RELEASE: Final = """
    UPDATE tables t SET owner = NULL FROM (
        SELECT t.name FROM tables t JOIN unnest($2::TEXT[], $3::BIGINT[]) AS had(name, epoch)
        ON t.name = had.name AND t.epoch = had.epoch WHERE t.owner = $1 ORDER BY t.name FOR UPDATE OF t
    ) AS mine WHERE t.name = mine.name
"""
BEAT: Final = f"""
    WITH mine AS (
        UPDATE nodes n SET beat = clock_timestamp(), drains = $2 WHERE n.incarnation = $1 AND {ALIVE} RETURNING 1
    )
    SELECT n.incarnation, n.address, n.drains, n.version, n.rules, EXISTS (SELECT 1 FROM mine) AS is_mine
    FROM nodes n WHERE {ALIVE}
"""
"""Says that a node lives, unless it was too late, and who else does."""
ENTER: Final = """
    INSERT INTO nodes (incarnation, beat, address, drains, version, rules)
    VALUES ($1, clock_timestamp(), $2, $3, $4, $5)
"""
LEAVE: Final = "DELETE FROM nodes WHERE incarnation = ANY($1) OR beat < clock_timestamp() - INTERVAL '1 day'"
KEY: Final = "SELECT key FROM node_key LIMIT 1"
NEW_KEY: Final = "INSERT INTO node_key SELECT $1::BYTEA WHERE NOT EXISTS (SELECT 1 FROM node_key)"
