import type { Db } from '#platform/db/engines/database.ts'
import { conflict } from '#platform/errors/failure.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import { ensureAdministratorRemains } from '#platform/server/accounts/administrators.ts'
import { checkManageable } from './change-user.ts'
import { endSessions } from './sessions.ts'
import type { Tables } from './tables.ts'
import { findAccount } from './user-rows.ts'

type Removing = Pick<Call, 'user' | 'access' | 'now' | 'events'>

/**
 * Deletes an account. The row and its name stay, since tickets, invoices and posts refer to it; the address can be used
 * again.
 */
export async function removeUser(db: Db<Tables>, call: Removing, id: string) {
  if (id === call.user.id) throw conflict('Delete your own account on your account page')
  await ensureAdministratorRemains(db, async () => {
    const account = await findAccount(db, id)
    await checkManageable(db, call, [account])
    await endSessions(db, [id], call.now)
    await db.deleteFrom('userInvitations').where('userId', '=', id).execute()
    await db
      .updateTable('users')
      .set({ status: 'deleted', email: `deleted:${id}`, secondFactorAt: null })
      .where('id', '=', id)
      .execute()
    await call.events.announceAccount({ kind: 'deleted', userId: id })
  })
}
