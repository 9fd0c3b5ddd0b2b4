import { isChosenStatus } from '#platform/contracts/user-status.ts'
import type { Db } from '#platform/db/engines/database.ts'
import { conflict, forbidden, notFound, refused } from '#platform/errors/failure.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import { ensureAdministratorRemains } from '#platform/server/accounts/administrators.ts'
import type { BulkReport, UserChanges } from '../contract.ts'
import { listAssignableRoles } from './roles.ts'
import { endSessions } from './sessions.ts'
import type { Tables } from './tables.ts'
import { type Account, findAccount, selectAccounts } from './user-rows.ts'

type Caller = Pick<Call, 'user' | 'access' | 'now' | 'events'>

/** 403 for accounts whose role the caller may not assign, so that nobody changes accounts with more rights. */
export async function checkManageable(db: Db<Tables>, caller: Pick<Caller, 'access'>, accounts: readonly Account[]) {
  const { isAssignable } = await listAssignableRoles(db, caller)
  if (!accounts.every(({ role }) => isAssignable(role))) throw forbidden('This account has more permissions than yours')
}

async function checkRole(db: Db<Tables>, caller: Caller, role: string) {
  const { exists, isAssignable } = await listAssignableRoles(db, caller)
  if (!exists(role)) throw refused('role', 'This role does not exist')
  if (!isAssignable(role)) throw forbidden('This role has more permissions than yours')
}

/** The caller may have lost the role, or been suspended, while waiting for the lock. */
async function checkStillAllowed(db: Db<Tables>, { user }: Caller) {
  const account = await findAccount(db, user.id)
  if (account.status !== 'active' || account.role !== user.role) throw forbidden('Your role has just changed')
}

async function write(
  db: Db<Tables>,
  { now, user, events: { announceAccount } }: Caller,
  { id, role }: Account,
  changes: UserChanges,
) {
  await db.updateTable('users').set(changes).where('id', '=', id).execute()
  if (changes.status !== undefined && changes.status !== 'active') await endSessions(db, [id], now)
  if (changes.role !== undefined && changes.role !== role)
    await announceAccount({ kind: 'roleChanged', userId: id, byName: user.name })
}

const isChanged = (account: Account, { role, status }: UserChanges) =>
  (role !== undefined && role !== account.role) || (status !== undefined && status !== account.status)

/** Changes role or status of an account; suspending ends all its sessions. */
export async function changeUser(db: Db<Tables>, caller: Caller, id: string, changes: UserChanges) {
  await ensureAdministratorRemains(db, async () => {
    const account = await findAccount(db, id)
    if (!isChanged(account, changes)) return
    if (id === caller.user.id) throw conflict('Ask another administrator to change your account')
    if (changes.status && !isChosenStatus(account.status)) throw conflict('The invitation has not been accepted yet')
    await checkStillAllowed(db, caller)
    await checkManageable(db, caller, [account])
    if (changes.role !== undefined) await checkRole(db, caller, changes.role)
    await write(db, caller, account, changes)
  })
}

/** Changes many accounts; skips the caller's own, those out of reach, unchanged ones and open invitations. */
export async function changeUsers(
  db: Db<Tables>,
  caller: Caller,
  ids: readonly string[],
  changes: UserChanges,
): Promise<BulkReport> {
  return ensureAdministratorRemains(db, async () => {
    const accounts = await selectAccounts(db)
      .select(['id', 'name', 'email', 'role', 'status'])
      .where('id', 'in', ids)
      .execute()
    if (accounts.length < ids.length) throw notFound('One of these accounts does not exist')
    const { isAssignable } = await listAssignableRoles(db, caller)
    const changing = accounts.filter(
      (account) =>
        account.id !== caller.user.id &&
        isAssignable(account.role) &&
        isChanged(account, changes) &&
        (changes.status === undefined || isChosenStatus(account.status)),
    )
    await checkStillAllowed(db, caller)
    if (changes.role !== undefined) await checkRole(db, caller, changes.role)
    for (const account of changing) await write(db, caller, account, changes)
    return {
      before: changing.map(({ id, role, status }) => ({
        id,
        changes: {
          ...(changes.role !== undefined && { role }),
          ...(changes.status !== undefined && isChosenStatus(status) && { status }),
        },
      })),
      passedOver: accounts.length - changing.length,
    }
  })
}
