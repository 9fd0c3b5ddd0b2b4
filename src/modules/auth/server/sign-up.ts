import type * as z from 'zod'
import { isDuplicate } from '#platform/db/engines/is-duplicate.ts'
import { Failure } from '#platform/errors/failure.ts'
import { type Language, offeredLanguage } from '#platform/i18n/languages.ts'
import type { Call, SharedServices } from '#platform/server/pipeline/call.ts'
import type { auth } from '../contract.ts'
import { readLanguage, notify, sendMessage } from './messages/send-message.ts'
import { deleteLinks, createLink, findPendingAccount, consumeLink, unusableLink } from './links.ts'
import type { AuthDb } from './tables.ts'
import { changeUser, findUserByEmail, findUserById } from './user-rows.ts'

interface Tools {
  now: string
  services: Pick<SharedServices, 'mail' | 'screen' | 'secrets' | 'workspace'>
}

interface Person {
  email: string
  name: string
  language: Language
}

/**
 * Emails a link that opens the account. The password is chosen after opening it, so that a stranger who signs up with
 * somebody's address cannot sign in afterwards.
 */
async function sendConfirmation(db: AuthDb, tools: Tools, { email, name, language }: Person) {
  const path = await createLink(
    db,
    tools.services.secrets,
    { kind: 'account', userId: null, email, name, language },
    tools.now,
  )
  // Omit the name, which a stranger may have typed, from the email.
  await sendMessage(tools, {
    kind: 'account',
    to: { name: '', email },
    language: offeredLanguage(language),
    path,
    values: { email },
  })
}

/** Same response and timing whether or not the address has an account; the owner is told by email. */
export async function signUp(
  db: AuthDb,
  call: Tools & Pick<Call, 'settings'> & { body: z.output<typeof auth.signUp.body> },
) {
  if (!call.settings.isSignUpOpen) throw new Failure(403, 'Accounts are created by invitation only')
  const user = await findUserByEmail(db, call.body.email)
  if (!user) return sendConfirmation(db, call, call.body)
  const language = await readLanguage(db, call, user.id)
  const message = { kind: 'accountExists', path: '/auth/login', values: { email: user.email } } as const
  await sendMessage(call, { ...message, to: user, language })
}

/** Sends another link to an address that awaits confirmation; earlier links stay valid. */
export async function resend(db: AuthDb, call: Tools & { body: { email: string } }) {
  const pending = await findPendingAccount(db, call.body.email, call.now)
  if (pending) await sendConfirmation(db, call, pending)
}

type ConfirmationCall = Pick<Call, 'services' | 'request' | 'now' | 'events'> & { body: { token: string } }

/**
 * Changes an account's address. 403 at `signIn` unless this browser is signed in to the account; otherwise a stranger
 * could attach an account, whose password they know, to somebody's address.
 */
export async function confirm(db: AuthDb, call: ConfirmationCall) {
  const {
    services: { secrets },
    request: { session },
    now,
    body,
  } = call
  const link = await consumeLink(db, secrets, { token: body.token, now, kinds: ['email'] })
  if (session?.stage !== 'open' || session.userId !== link.userId) {
    const message = 'Sign in to the account that requested this address'
    throw new Failure(403, message, { issues: [{ path: 'signIn', message }] })
  }
  await changeAddress(db, call, link)
  return { kind: link.kind, email: link.email }
}

type Link = Awaited<ReturnType<typeof consumeLink>>

async function changeAddress(db: AuthDb, call: ConfirmationCall, { userId, email }: Link) {
  const user = userId === null ? undefined : await findUserById(db, userId)
  if (user?.status !== 'active' || (await findUserByEmail(db, email))) throw unusableLink()
  await changeUser(db, user.id, { email, emailConfirmedAt: call.now }).catch((cause: unknown) => {
    throw isDuplicate(cause) ? unusableLink() : cause
  })
  // Links sent to the old address.
  await deleteLinks(db, user.id)
  await notify(db, call, user, { kind: 'emailChanged', values: { email } })
  call.events.announce('everyone')
}
