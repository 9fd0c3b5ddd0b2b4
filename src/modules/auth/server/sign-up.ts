import type * as z from 'zod'
import { Failure } from '#platform/failure.ts'
import type { Call } from '#platform/server/api.ts'
import type { auth } from '../contract.ts'
import { languageOf, notify, sendLetter } from './letters/send-letter.ts'
import { dropLinks, makeLink, pendingAccount, takeLink, unusableLink } from './links.ts'
import { checkNewPassword, savePassword } from './passwords.ts'
import type { AuthDb } from './tables.ts'
import { changeUser, newUser, userByEmail, userById } from './user-rows.ts'

type Tools = Pick<Call, 'mail' | 'screen' | 'secrets' | 'now'>

interface Person {
  email: string
  name: string
  language: 'en' | 'fr' | 'ar' | 'ch'
  passwordHash: string
}

/** What it takes to own an address is to open this letter: until then there is no account. */
async function askToConfirm(db: AuthDb, tools: Tools, { email, name, language, passwordHash }: Person) {
  const link = { kind: 'account', userId: null, email, name, language, passwordHash } as const
  const path = await makeLink(db, tools.secrets, link, tools.now)
  // Nobody has proven to be this person: what was typed as the name is not carried into a stranger's mailbox.
  await sendLetter(tools, { kind: 'account', to: { name: '', email }, language, path, values: { email } })
}

/** Answers the same, and as late, whether or not the address has an account; only its owner learns it, by letter. */
export async function signUp(
  db: AuthDb,
  call: Pick<Call, 'commit' | 'isSignUpOpen' | 'screen' | 'secrets' | 'now'> & {
    body: z.output<typeof auth.signUp.body>
  },
) {
  const { body, commit, secrets } = call
  if (!call.isSignUpOpen) throw new Failure(403, 'Accounts are made by invitation here')
  checkNewPassword(body.password, body)
  const passwordHash = await secrets.password.hash(body.password)
  await commit(db, async (held, { mail }) => {
    const tools = { ...call, mail }
    const user = await userByEmail(held, body.email)
    if (!user) return askToConfirm(held, tools, { ...body, passwordHash })
    const language = await languageOf(held, user.id)
    await sendLetter(tools, {
      kind: 'accountExists',
      to: user,
      language,
      path: '/auth/login',
      values: { email: user.email },
    })
  })
}

/** Sends the letter of an account that waits for it once more; the link before it stays good. */
export async function resend(db: AuthDb, call: Tools & { body: { email: string } }) {
  const pending = await pendingAccount(db, call.body.email, call.now)
  if (pending?.passwordHash) await askToConfirm(db, call, { ...pending, passwordHash: pending.passwordHash })
}

/** Opens the account that the link was for, or moves an account to its new address. */
export async function confirm(
  db: AuthDb,
  call: Pick<Call, 'mail' | 'screen' | 'secrets' | 'now' | 'tell'> & { body: { token: string } },
) {
  const { secrets, now, body } = call
  const link = await takeLink(db, secrets, { token: body.token, now, kinds: ['account', 'email'] })
  if (link.kind === 'email') await moveAddress(db, call, link)
  else await openAccount(db, call, link)
  return { kind: link.kind, email: link.email }
}

type Link = Awaited<ReturnType<typeof takeLink>>
type Confirming = Parameters<typeof confirm>[1]

async function openAccount(db: AuthDb, { now, tell }: Confirming, { email, name, passwordHash }: Link) {
  const id = await newUser(db, { email, name, role: 'viewer', now })
  if (id === undefined || passwordHash === null) throw unusableLink()
  await savePassword(db, id, passwordHash, now)
  await db.deleteFrom('authLinks').where('kind', '=', 'account').where('email', '=', email).execute()
  tell('everyone')
}

/** PostgreSQL's word for what is unique and was given to another in the same moment; SQLite lets nobody in between. */
const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === '23505'

async function moveAddress(db: AuthDb, call: Confirming, { userId, email }: Link) {
  const user = userId === null ? undefined : await userById(db, userId)
  if (user?.status !== 'active' || (await userByEmail(db, email))) throw unusableLink()
  await changeUser(db, user.id, { email, emailConfirmedAt: call.now }).catch((cause: unknown) => {
    throw isTaken(cause) ? unusableLink() : cause
  })
  // What lies in the old mailbox leads nowhere any more.
  await dropLinks(db, user.id)
  await notify(db, call, user, { kind: 'emailChanged', values: { email } })
  call.tell('everyone')
}
