"""What keeps a store from keeping anything, by name: for logs, for `/ready`, and for the host who must mend it."""

from __future__ import annotations

import errno
import sqlite3


class StoreFault(Exception):
    """The store can't keep anything now."""

    code = "disk-fails"
    """Its name, for texts."""
    sentence = "the disk fails: nothing can be stored"
    """What logs and `/ready` say of it."""
    passes = True
    """Whether the store may work again by itself."""


class DiskFull(StoreFault):
    """There is no room."""

    code = "disk-full"
    sentence = "the disk is full: nothing can be stored until there is room"


class ReadOnlyDisk(StoreFault):
    """The file, its folder or its disk may only be read."""

    code = "disk-read-only"
    sentence = "the database can only be read: nothing can be stored"


class Busy(StoreFault):
    """Another program writes, and takes long."""

    code = "busy"
    sentence = "another program holds the database: nothing can be stored until it lets go"


class NoFiles(StoreFault):
    """The process may open no more files."""

    code = "no-files"
    sentence = "no more files can be opened: newcomers wait until connections are closed"


class Silent(StoreFault):
    """It doesn't say anything, for too long."""

    code = "silent"
    sentence = "the store does not answer"


class Unreachable(StoreFault):
    """The database's server can't be reached."""

    code = "unreachable"
    sentence = "the database's server can't be reached: nothing can be stored until it answers"


class Damaged(StoreFault):
    """Some of what is in the file can't be read."""

    code = "damaged"
    sentence = "the database is damaged: nothing more is stored; export what is intact, then restore a backup"
    passes = False


class HostReads(StoreFault):
    """The host has chosen that nothing is stored for now."""

    code = "host-reads"
    sentence = "the host has made the service read-only"


_BY_CODE = {
    sqlite3.SQLITE_FULL: DiskFull,
    sqlite3.SQLITE_READONLY: ReadOnlyDisk,
    sqlite3.SQLITE_PERM: ReadOnlyDisk,
    sqlite3.SQLITE_BUSY: Busy,
    sqlite3.SQLITE_LOCKED: Busy,
    sqlite3.SQLITE_CANTOPEN: NoFiles,
    sqlite3.SQLITE_CORRUPT: Damaged,
    sqlite3.SQLITE_NOTADB: Damaged,
    sqlite3.SQLITE_IOERR: StoreFault,
}
_BY_NUMBER = {errno.ENOSPC: DiskFull, errno.EDQUOT: DiskFull, errno.EROFS: ReadOnlyDisk, errno.EMFILE: NoFiles}


def fault_of(error: BaseException) -> StoreFault | None:
    """The fault behind what SQLite or the system raised; None for a mistake of ours, or one in what was to be stored.

    >>> type(fault_of(OSError(errno.ENOSPC, "No space left on device"))).__name__
    'DiskFull'
    """
    if isinstance(error, StoreFault):
        return error
    if isinstance(error, OSError) and error.errno in _BY_NUMBER:
        return _BY_NUMBER[error.errno]()
    if isinstance(error, sqlite3.IntegrityError) or not isinstance(error, sqlite3.Error | OSError | RuntimeError):
        return None
    return _BY_CODE.get(getattr(error, "sqlite_errorcode", 0) & 0xFF, StoreFault)()
