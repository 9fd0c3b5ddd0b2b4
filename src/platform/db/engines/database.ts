import type { ColumnType, Generated, Kysely } from 'kysely'
import type { Mail } from '#platform/contracts/mail.ts'
import type { UserStatus as KnownStatus } from '#platform/contracts/user-status.ts'

/** The name of a deleted account stays, for records that refer to it. */
export type UserStatus = KnownStatus | 'deleted'

/** The platform's own tables; modules may refer to `users`. */
export interface PlatformTables {
  /** The applied migrations, and whether the module's sample rows were inserted. */
  migrations: { module: string; name: string; at: string }
  users: {
    id: string
    name: string
    email: string
    /** The id of a built-in role, or of one in `roles`. */
    role: string
    jobTitle: string
    avatar: string
    /** Only `active` users can sign in. */
    status: ColumnType<UserStatus, UserStatus | undefined>
    emailConfirmedAt: ColumnType<string | null, string | null | undefined>
    createdAt: ColumnType<string | null, string | null | undefined>
    /** By `userSearch`. */
    search: string
    secondFactorAt: ColumnType<string | null, string | null | undefined>
  }
  sessions: {
    id: string
    tokenHash: string
    userId: string
    /**
     * `secondFactor`: the password was right, the second factor is missing. `newFactor`: the user has to set one up
     * first.
     */
    stage: 'open' | 'secondFactor' | 'newFactor'
    remembered: boolean
    /** The browser's user agent. */
    device: string
    createdAt: string
    lastUsedAt: string
    expiresAt: string
    /** Time of the last fresh proof in this browser. */
    confirmedAt: string | null
    endedAt: string | null
    knownDeviceId: ColumnType<number | null, number | null | undefined>
  }
  /** Browsers from which an account was signed in to; rows without hashes are forgotten browsers. */
  knownDevices: {
    id: Generated<number>
    userId: string
    tokenHash: string | null
    /** Hash of the previous token, because the response with the latest one may be lost. */
    formerHash: string | null
    /** The account had no known browser before, so nobody was notified. */
    isFirst: boolean
    createdAt: string
    lastUsedAt: string
    expiresAt: string
  }
  limits: {
    key: string
    count: number
    startedAt: string
    /** Hash of the account or other key of the failures, by which they are reset together; null without one. */
    subject: ColumnType<string | null, string | null | undefined>
  }
  /** The id of a user, or empty for the whole installation. */
  quotaUse: { name: string; ownerId: string; used: number; startedAt: string }
  idempotencyKeys: { key: string; digest: string; createdAt: string }
  settings: {
    userId: string
    value: string
    savedAt: string
    /** The language in the value, if any. */
    language: ColumnType<string | null, string | null | undefined>
  }
  roles: {
    id: string
    /** Null for a built-in role. */
    name: ColumnType<string | null, string | null | undefined>
    /** Null for the rules as shipped. */
    rules: string | null
    /** Number of changes of its rules. */
    version: Generated<number>
    createdAt: ColumnType<string | null, string | null | undefined>
    /** Users of the role need a second factor to sign in. */
    demandsSecondFactor: ColumnType<boolean, boolean | undefined>
  }
  changes: {
    seq: Generated<number>
    at: string
    userId: string
    topic: string
    action: string
    recordId: string | null
    audience: string | null
    requestId: string
  }
  files: {
    id: string
    ownerId: string
    name: string
    type: string
    size: number
    content: Uint8Array | null
    /** Number of uses by records; an unused file is deleted after a day. */
    uses: number
    createdAt: string
    unusedSince: string | null
  }
  /** Users who removed a file from a field, and may attach it again for a day. */
  fileReleases: { fileId: string; userId: string; at: string }
  outbox: {
    id: Generated<number>
    /** Written by older versions; else null. */
    message: ColumnType<Mail | null, string, string>
    sealed: ColumnType<string | null, string | null | undefined>
    createdAt: string
    nextAt: string
    attempts: number
    failedAt: string | null
    lastError: string | null
  }
  presence: { userId: string; process: string; seenAt: string }
  auditEntries: {
    id: Generated<number>
    at: string
    userId: string | null
    userName: string
    topic: string
    action: string
    endpoint: string
    recordId: string | null
    label: string
    address: string
    device: string
    requestId: string
    private: boolean
    rowCount: number
    told: ColumnType<{ topic: string; audience: string | null }[], string, string>
    search: string
    records: ColumnType<number | null, number | null | undefined>
    format: ColumnType<string | null, string | null | undefined>
    selection: ColumnType<string | null, string | null | undefined>
    answers: ColumnType<number | null, number | null | undefined>
    readKey: ColumnType<string | null, string | null | undefined>
  }
  auditRows: {
    entryId: number
    position: number
    table: string
    key: string
    kind: 'insert' | 'update' | 'delete'
    before: ColumnType<RowImage | null, string | null, string | null>
    after: ColumnType<RowImage | null, string | null, string | null>
  }
  auditTables: {
    name: string
    position: number
    key: ColumnType<string[], string, string>
    columns: ColumnType<WatchedColumn[], string, string>
    watch: string
  }
  searchEntries: {
    id: Generated<number>
    topic: string
    recordId: string
    path: string
    at: string
    editorsUntil: string | null
    digest: string
  }
  searchVocabulary: { word: string }
  searchTopics: { topic: string; version: string }
}

/** A row, or its changed columns, as JSON, without secrets and bytes. */
export type RowImage = Record<string, unknown>

/** A column of a watched table; changes of a hidden one are not recorded. */
export interface WatchedColumn {
  name: string
  kind: 'plain' | 'json' | 'boolean' | 'hidden'
}

/** The database of a module's handlers: its own tables and `users`; other tables do not compile. */
export type Db<Tables> = Kysely<Tables & Pick<PlatformTables, 'users'>>

export type Engine = 'sqlite' | 'postgres'

/** The whole database, for the platform. */
export interface Database {
  engine: Engine
  db: Kysely<PlatformTables>
  /** PostgreSQL: the same database, whose transactions record changes from the start, without a further round trip. */
  audited?: Kysely<PlatformTables>
  /** SQLite: a version; while it is the same, no process has written. */
  version?: () => string
  /** SQLite in a file: moves the write-ahead log into the file and empties it, unless another process is reading. */
  truncateLog?: () => Promise<void>
  close(): Promise<void>
}
