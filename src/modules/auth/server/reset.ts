import type * as z from 'zod'
import type { Call, SharedServices } from '#platform/server/pipeline/call.ts'
import { forgetDevices } from '#platform/server/session/known-devices.ts'
import { resetFailures } from '#platform/server/session/attempt-counter.ts'
import type { auth } from '../contract.ts'
import { endSessions } from './accounts.ts'
import { readLanguage, notify, sendMessage } from './messages/send-message.ts'
import { deleteLinks, findLink, type LinkRow, createLink, consumeLink, unusableLink } from './links.ts'
import { notifyAccount } from './notices.ts'
import { checkNewPassword, savePassword } from './passwords.ts'
import { resend } from './sign-up.ts'
import type { AuthDb } from './tables.ts'
import { changeUser, createUser, findUserByEmail, findUserById } from './user-rows.ts'

interface Tools {
  now: string
  services: Pick<SharedServices, 'mail' | 'screen' | 'secrets' | 'workspace'>
}

interface Invitation {
  byName?: string | undefined
  note?: string | undefined
}

/**
 * Emails a link to set a password: a new one, or the first one of an invited user. Returns its URL unless the email
 * reaches the user; without a mail server none is written, since it would be sent when its link has expired.
 */
export async function sendPasswordLink(
  db: AuthDb,
  tools: Tools,
  { id, name, email, status }: { id: string; name: string; email: string; status: string },
  { byName = '', note = '' }: Invitation = {},
) {
  const kind = status === 'invited' ? 'invitation' : 'password'
  const language = await readLanguage(db, tools, id)
  const path = await createLink(db, tools.services.secrets, { kind, userId: id, email, name, language }, tools.now)
  const { mail, screen } = tools.services
  const { delivery = 'sent' } = mail
  if (delivery !== 'waiting')
    await sendMessage(tools, { kind, to: { name, email }, language, path, values: { byName }, quote: note })
  return delivery === 'sent' ? undefined : screen(path)
}

/** Sends the pending email of an address, if any; the response does not reveal it. */
export async function requestReset(db: AuthDb, call: Tools & { body: { email: string } }) {
  if (call.services.mail.delivery === 'waiting') return
  const user = await findUserByEmail(db, call.body.email)
  if (!user) return resend(db, call)
  if (user.status === 'active' || user.status === 'invited') await sendPasswordLink(db, call, user)
}

const kinds = ['account', 'password', 'invitation'] as const

interface Chosen {
  link: LinkRow
  hash: string
  name: string | undefined
  role: string
  now: string
}

/** Creates the account of a sign-up link with the chosen password; 422 if the address has an account by now. */
async function openAccount(
  db: AuthDb,
  { link: { email, name: requestedName }, hash, name = requestedName, role, now }: Chosen,
) {
  const id = await createUser(db, { email, name, role, now })
  if (id === undefined) throw unusableLink()
  await savePassword(db, id, hash, now)
  await db.deleteFrom('authLinks').where('kind', '=', 'account').where('email', '=', email).execute()
  return id
}

/** Sets a password by link; ends all sessions of the account and deletes its other links. */
export async function reset(
  db: AuthDb,
  call: Pick<Call, 'services' | 'now' | 'db' | 'settings'> & { body: z.output<typeof auth.reset.body> },
) {
  const {
    services: { secrets },
    now,
    db: { commit },
    body,
  } = call
  const request = { token: body.token, now, kinds }
  const { email, name } = await findLink(db, secrets, request)
  await checkNewPassword(body.password, { email, name: body.name ?? name, services: call.services })
  const hash = await secrets.password.hash(body.password)
  return commit(db, async (tx, { services, events }) => {
    const link = await consumeLink(tx, secrets, request)
    const { kind, userId } = link
    if (kind === 'account') {
      const account = await openAccount(tx, { link, hash, name: body.name, role: call.settings.signUpRole, now })
      await events.announceAccount({ kind: 'joined', userId: account })
      events.announce('everyone')
      return { kind, email: link.email }
    }
    const user = userId === null ? undefined : await findUserById(tx, userId)
    if (!user || user.status !== (kind === 'invitation' ? 'invited' : 'active')) throw unusableLink()
    await savePassword(tx, user.id, hash, now)
    await endSessions(tx, user.id, now)
    await forgetDevices(tx, user.id)
    await resetFailures(tx, secrets, user.email)
    await deleteLinks(tx, user.id, ['password', 'invitation'])
    if (kind === 'invitation') {
      await changeUser(tx, user.id, { status: 'active', name: body.name ?? user.name, emailConfirmedAt: now })
      events.announce('everyone')
    } else {
      // Opening the link proves ownership of the address.
      await changeUser(tx, user.id, { emailConfirmedAt: now })
      await notify(tx, { ...call, services }, user, { kind: 'passwordChanged' })
      notifyAccount({ events }, user.id, 'passwordChanged')
      events.announce([user.id])
    }
    return { kind, email: user.email }
  })
}
