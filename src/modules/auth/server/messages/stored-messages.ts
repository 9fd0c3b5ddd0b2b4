import type { Mail } from '#platform/contracts/mail.ts'
import type { AuthDb } from '../tables.ts'

const maxMessages = 100

/** Path of the screen that an email of this module links to; undefined for other emails. */
const findPath = (html: string) =>
  /href="[^"#?]*(\/(?:auth|pages\/account)(?:\/[\w-]+)?(?:\?tab=\w+)?(?:#[\w-]+)?)"/.exec(html)?.[1]

/** Sample mode: stores the newest account emails so that the page can show them. */
export async function storeMessage(db: AuthDb, { to, subject, html }: Mail, now: string) {
  const [recipient] = to
  const path = findPath(html)
  if (!recipient || !path) return
  await db
    .insertInto('authLetters')
    .values({ email: recipient.email.toLowerCase(), subject, html, path, sentAt: now })
    .execute()
  const oldMessages = db.selectFrom('authLetters').select('id').orderBy('id', 'desc').offset(maxMessages).limit(1)
  await db.deleteFrom('authLetters').where('id', '<=', oldMessages).execute()
}

/** The newest emails to an address, newest first. */
export const readStoredMessages = (db: AuthDb, email: string) =>
  db
    .selectFrom('authLetters')
    .select(['id', 'email as to', 'subject', 'html', 'path', 'sentAt'])
    .where('email', '=', email)
    .orderBy('id', 'desc')
    .limit(5)
    .execute()
