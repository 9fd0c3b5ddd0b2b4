import type { Generated, Kysely } from 'kysely'
import type { Role } from '#platform/contract.ts'

/** The platform's own tables; of these a module may refer to `users`. */
export interface PlatformTables {
  /** The ledger: which migrations ran, and whether the module's sample rows were written. */
  migrations: { module: string; name: string; at: string }
  users: { id: string; name: string; email: string; role: Role; jobTitle: string; avatar: string }
  settings: { userId: string; value: string; savedAt: string }
  roles: { id: Role; rules: string | null }
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
}

/** What a module's handlers query: the module's own tables and the users, nothing else compiles. */
export type Db<Tables> = Kysely<Tables & Pick<PlatformTables, 'users'>>

export type Engine = 'sqlite' | 'postgres'

/** The whole database, as the platform itself sees it. */
export interface Database {
  engine: Engine
  db: Kysely<PlatformTables>
  close(): Promise<void>
}
