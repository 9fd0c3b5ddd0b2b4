import type { Db } from '#platform/db/engines/database.ts'
import { conflict, notFound } from '#platform/errors/failure.ts'
import { api, type Handlers } from '#platform/server/api.ts'
import { forgetDevices } from '#platform/server/session/known-devices.ts'
import { users } from './contract.ts'
import { changeUser, changeUsers, checkManageable } from './server/change-user.ts'
import { invite, inviteAgain } from './server/invite.ts'
import { notifyOfNewUser } from './server/new-user.ts'
import { removeUser } from './server/remove-user.ts'
import { listAssignableRoles } from './server/roles.ts'
import { userEntries } from './server/search-entries.ts'
import { endSessions, openSessions } from './server/sessions.ts'
import type { Tables } from './server/tables.ts'
import { countUsers, listRoles, listUsers } from './server/user-list.ts'
import { findAccount, isFactorRequired, findUser, findUsers, selectAccounts } from './server/user-rows.ts'

/** Returns the account; throws unless it is within the caller's reach and active. */
async function findActiveAccount(db: Db<Tables>, id: string, call: Parameters<typeof checkManageable>[1]) {
  const account = await findAccount(db, id)
  await checkManageable(db, call, [account])
  if (account.status !== 'active') throw conflict('This account cannot sign in')
  return account
}

const createReadHandlers = (db: Db<Tables>): Pick<Handlers<typeof users>, 'list' | 'counts' | 'roles' | 'show'> => ({
  list: (call) => listUsers(db, call, call.query),

  counts: () => countUsers(db),

  roles: async (call) => listRoles(db, await listAssignableRoles(db, call)),

  show: async (call) => {
    const { id } = call.params
    const user = await findUser(db, call, id)
    const invitation = await db
      .selectFrom('userInvitations')
      .select(['byName', 'note'])
      .where('userId', '=', id)
      .executeTakeFirst()
    return {
      ...user,
      openSessions: await openSessions(db, id, call.now, call.request.session?.id),
      invitation: user.status === 'invited' && invitation ? invitation : null,
    }
  },
})

const createChangeHandlers = (
  db: Db<Tables>,
): Pick<Handlers<typeof users>, 'invite' | 'inviteAgain' | 'edit' | 'bulk' | 'editEach' | 'remove'> => ({
  invite: async (call) => {
    const links = await invite(db, call, call.body)
    const invited = await findUsers(db, call, [...links.keys()])
    return invited.map((user) => ({ ...user, link: links.get(user.id) ?? null }))
  },

  inviteAgain: async (call) => {
    await checkManageable(db, call, [await findAccount(db, call.params.id)])
    return { link: await inviteAgain(db, call, call.params.id) }
  },

  edit: async (call) => {
    call.check({ ...(await findAccount(db, call.params.id)) })
    await changeUser(db, call, call.params.id, call.body)
    return findUser(db, call, call.params.id)
  },

  bulk: (call) => changeUsers(db, call, call.body.ids, call.body.changes),

  editEach: async (call) => {
    for (const { id, changes } of call.body.users) await changeUser(db, call, id, changes)
  },

  remove: (call) => removeUser(db, call, call.params.id),
})

/** Handlers for sessions and credentials. */
const createSignInHandlers = (
  db: Db<Tables>,
): Pick<Handlers<typeof users>, 'signOut' | 'endSession' | 'resetPassword' | 'removeFactor'> => {
  return {
    signOut: async (call) => {
      const { ids } = call.body
      const accounts = await selectAccounts(db)
        .select(['id', 'name', 'email', 'role', 'status'])
        .where('id', 'in', ids)
        .execute()
      if (accounts.length < ids.length) throw notFound('One of these accounts does not exist')
      await checkManageable(db, call, accounts)
      let sessions = 0
      for (const userId of ids) {
        const ended = await endSessions(db, [userId], call.now, call.request.session?.id)
        if (ended > 0) await call.events.announceAccount({ kind: 'signedOutEverywhere', userId })
        sessions += ended
      }
      return { sessions }
    },

    endSession: async (call) => {
      await checkManageable(db, call, [await findAccount(db, call.params.id)])
      const { numUpdatedRows } = await db
        .updateTable('sessions')
        .set({ endedAt: call.now })
        .where('id', '=', call.params.session)
        .where('userId', '=', call.params.id)
        .where('endedAt', 'is', null)
        .executeTakeFirst()
      if (!numUpdatedRows) throw notFound('Session not found')
      // The next sign-in from the browser of this session is reported as one from a new browser.
      await forgetDevices(db, call.params.id, { ofSession: call.params.session })
    },

    resetPassword: async (call) => {
      const { id: userId } = await findActiveAccount(db, call.params.id, call)
      return { link: (await call.events.announceAccount({ kind: 'passwordResetAsked', userId })) ?? null }
    },

    removeFactor: async (call) => {
      const { id: userId, role, secondFactorAt } = await findActiveAccount(db, call.params.id, call)
      // The required factor may be a passkey, which only the auth side knows.
      if (secondFactorAt === null && !(await isFactorRequired(db, role))) throw conflict('Two-step sign-in is off')
      await call.events.announceAccount({ kind: 'factorsRemoved', userId })
    },
  }
}

export default api(
  users,
  (db: Db<Tables>) => ({ ...createReadHandlers(db), ...createChangeHandlers(db), ...createSignInHandlers(db) }),
  {
    search: userEntries,
    onAccount:
      (db) =>
      async ({ kind, userId }, tools) => {
        if (kind === 'joined') notifyOfNewUser(tools, await findAccount(db, userId))
        if (kind === 'roleChanged' || kind === 'deleted') tools.events.withdraw({ topic: users.name, recordId: userId })
      },
  },
)
