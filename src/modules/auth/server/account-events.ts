import type { AccountEvent, Background } from '#platform/server/pipeline/call.ts'
import { forgetDevices } from '#platform/server/session/known-devices.ts'
import { resetFailures } from '#platform/server/session/attempt-counter.ts'
import { deleteFactors, deleteCredentials } from './delete-credentials.ts'
import { notify } from './messages/send-message.ts'
import { notifyAccount } from './notices.ts'
import { sendPasswordLink } from './reset.ts'
import type { AuthDb } from './tables.ts'
import { findUserById } from './user-rows.ts'

/**
 * Applies an administrator's change of an account to its credentials; the caller ends the sessions. Returns a link that
 * no email takes to the user.
 */
export async function onAccount(db: AuthDb, event: AccountEvent, tools: Background): Promise<string | undefined> {
  const user = await findUserById(db, event.userId)
  if (!user) return undefined
  switch (event.kind) {
    case 'invited':
      return sendPasswordLink(db, tools, user, event)
    case 'passwordResetAsked':
      await resetFailures(db, tools.services.secrets, user.email)
      return sendPasswordLink(db, tools, user)
    case 'factorsRemoved':
      await resetFailures(db, tools.services.secrets, user.email)
      if (await deleteFactors(db, user.id)) await notify(db, tools, user, { kind: 'factorsRemoved' })
      break
    case 'deleted':
      await deleteCredentials(db, user.id)
      return undefined
    case 'roleChanged':
      notifyAccount(tools, user.id, 'roleChanged', { who: event.byName })
      return undefined
    case 'signedOutEverywhere':
      // Otherwise a link or an unfinished sign-in could open a new session.
      await db.deleteFrom('authJourneys').where('userId', '=', user.id).execute()
      await forgetDevices(db, user.id)
  }
  tools.events.announce([user.id])
  return undefined
}
