import type { Updateable } from 'kysely'
import type { PlatformTables } from '#platform/db/engines/database.ts'
import { userSearch } from '#platform/db/queries/user-search.ts'
import type { AuthDb } from './tables.ts'

const selectUsers = (db: AuthDb) => db.selectFrom('users').select(['id', 'name', 'email', 'jobTitle', 'status'])

export const findUserByEmail = (db: AuthDb, email: string) =>
  selectUsers(db).where('email', '=', email).executeTakeFirst()

export const findUserById = (db: AuthDb, id: string) => selectUsers(db).where('id', '=', id).executeTakeFirst()

interface NewUser {
  email: string
  name: string
  role: string
  now: string
  /** A fixed id makes the second of two concurrent inserts fail. */
  id?: string
}

/** Inserts a user with a confirmed address; undefined if the address or the id is taken. */
export async function createUser(db: AuthDb, { email, name, role, now, id = crypto.randomUUID() }: NewUser) {
  const facts = { name, email, jobTitle: '' }
  const times = { emailConfirmedAt: now, createdAt: now }
  const added = await db
    .insertInto('users')
    .values({ id, ...facts, role, avatar: '', status: 'active', ...times, search: userSearch(facts) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

type Changes = Updateable<Omit<PlatformTables['users'], 'id' | 'search'>>

/** Updates an account's row. */
export async function changeUser(db: AuthDb, id: string, changes: Changes) {
  if (Object.keys(changes).length === 0) return
  const facts = await db.updateTable('users').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
  await db
    .updateTable('users')
    .set({ search: userSearch(facts) })
    .where('id', '=', id)
    .execute()
}
