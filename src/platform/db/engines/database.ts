import type { ColumnType, Generated, Kysely } from 'kysely'
import type { Mail } from '#platform/contracts/mail.ts'

/** Of a deleted account the name stays, for the records that refer to it. */
export type UserStatus = 'invited' | 'active' | 'suspended' | 'deleted'

/** The platform's own tables; of these a module may refer to `users`. */
export interface PlatformTables {
  /** The ledger: which migrations ran, and whether the module's sample rows were written. */
  migrations: { module: string; name: string; at: string }
  users: {
    id: string
    name: string
    email: string
    /** The id of a shipped role, or of one in `roles`. */
    role: string
    jobTitle: string
    avatar: string
    /** Only who is `active` can sign in. */
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
    /** `secondFactor` of who gave a password and still owes the second factor, `newFactor` of who has to set one up first. */
    stage: 'open' | 'secondFactor' | 'newFactor'
    remembered: boolean
    /** How the browser calls itself. */
    device: string
    createdAt: string
    lastUsedAt: string
    expiresAt: string
    /** When this browser last proved who sits before it, which what is dangerous asks for. */
    confirmedAt: string | null
    endedAt: string | null
    knownDeviceId: ColumnType<number | null, number | null | undefined>
  }
  /** The browsers that an account was signed in to with; without hashes those that were forgotten. */
  knownDevices: {
    id: Generated<number>
    userId: string
    tokenHash: string | null
    /** Of the token before: the answer that brought the latest may be lost. */
    formerHash: string | null
    /** The account had none before: there was nobody to be warned. */
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
  /** `ownerId` is a person's, or empty for the whole installation. */
  quotaUse: { name: string; ownerId: string; used: number; startedAt: string }
  idempotencyKeys: { key: string; digest: string; createdAt: string }
  settings: { userId: string; value: string; savedAt: string }
  roles: {
    id: string
    /** Null for a shipped role. */
    name: ColumnType<string | null, string | null | undefined>
    /** Null for the rules as shipped. */
    rules: string | null
    /** How often its rules were written. */
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
    /** How many records show the file; one that nobody uses is thrown away a day later. */
    uses: number
    createdAt: string
    unusedSince: string | null
  }
  outbox: {
    id: Generated<number>
    /** Of an older version; else null. */
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

/** A row, or those of its columns that changed, as JSON: without secrets and without bytes. */
export type RowImage = Record<string, unknown>

/** A column of a table whose changes are noted; a hidden one's are not. */
export interface WatchedColumn {
  name: string
  kind: 'plain' | 'json' | 'boolean' | 'hidden'
}

/** The database of a module's handlers: its own tables and `users`; other tables do not compile. */
export type Db<Tables> = Kysely<Tables & Pick<PlatformTables, 'users'>>

export type Engine = 'sqlite' | 'postgres'

/** The whole database, as the platform itself sees it. */
export interface Database {
  engine: Engine
  db: Kysely<PlatformTables>
  /** PostgreSQL: the same, but each transaction has its changes noted from its beginning, without a round trip for it. */
  noted?: Kysely<PlatformTables>
  /** SQLite: where it is the same text as before, nothing has been written since, by whichever process. */
  version?: () => string
  /** SQLite in a file: brings the write-ahead log into the file and empties it, unless another process is reading. */
  truncateLog?: () => Promise<void>
  close(): Promise<void>
}
