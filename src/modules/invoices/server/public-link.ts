import type * as z from 'zod'
import type { MailAddress } from '#platform/contracts/mail.ts'
import type { Db } from '#platform/db/engines/database.ts'
import { notFound } from '#platform/errors/failure.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import type { Call, CallServices, SharedServices } from '#platform/server/pipeline/call.ts'
import { toParagraphs, trustedHtml } from '#platform/server/html/rich-text.ts'
import type { SendDraft } from '../contract-drafts.ts'
import {
  type InvoiceRow,
  type InvoiceTools,
  type TokenTools,
  getPublicPath,
  selectInvoices,
  decryptToken,
} from './invoice-rows.ts'
import type { Tables } from './tables.ts'
import { printForEmail } from './print-papers.ts'
import { escapeHtml } from '#platform/text/escape-html.ts'

/** 32 random bytes as base64url, for sample data, which is made without the service of secrets. */
export function createToken() {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** The token of a locked invoice's link, created if necessary. The row stores its digest and its encrypted form. */
export async function publishRow(db: Db<Tables>, row: InvoiceRow, { services }: TokenTools) {
  const storedToken = await decryptToken(row, { services })
  if (storedToken !== null) return storedToken
  const token = services.secrets.token()
  const stored = { tokenHash: await services.secrets.hash(token), sealedToken: await services.secrets.encrypt(token) }
  await db.updateTable('invoices').set(stored).where('id', '=', row.id).execute()
  return token
}

/** Revokes a link. A later link has a new token. */
export const revokeRow = (db: Db<Tables>, { id }: InvoiceRow) =>
  db.updateTable('invoices').set({ token: null, tokenHash: null, sealedToken: null }).where('id', '=', id).execute()

/** The invoice of a public link; 404 if the link is unknown or revoked, or the invoice deleted. */
export async function findPublished(
  db: Db<Tables>,
  token: string,
  { services: { secrets } }: TokenTools,
): Promise<InvoiceRow> {
  const published = selectInvoices(db).where('deletedAt', 'is', null)
  const row =
    (await published.where('tokenHash', 'in', secrets.hashes(token)).executeTakeFirst()) ??
    // After its start, the server has not replaced the unencrypted tokens yet.
    (await published.where('token', '=', token).executeTakeFirst())
  if (!row) throw notFound('Invoice not found')
  return row
}

interface LinkMail {
  to: readonly string[]
  subject: string
  message: string
  /** Default: the application. */
  from?: MailAddress
}

/** What an email with an invoice needs. */
export type LinkMailTools = Pick<InvoiceTools, 'now'> & {
  services: Pick<SharedServices, 'mail' | 'secrets' | 'screen' | 'workspace'>
  /** The module's texts in the workspace's language. */
  texts: () => Promise<Translate>
}

/** Emails a text with the public link of a locked invoice, which is created if necessary, and the invoice as PDF. */
export async function mailLink(
  db: Db<Tables>,
  row: InvoiceRow,
  { to, subject, message, from }: LinkMail,
  { now, services, texts }: LinkMailTools,
) {
  const address = services.screen(getPublicPath(await publishRow(db, row, { services })))
  const replyTo = row.billFromEmail && { name: row.billFrom, email: row.billFromEmail }
  await services.mail.send({
    to: to.map((email) => ({ name: email === row.billToEmail ? row.billTo : '', email })),
    ...(from && { from }),
    ...(replyTo && { replyTo }),
    subject,
    papers: await attachPaper(db, row, { now, services, texts }),
    // The number as the link's text is the same in every language.
    html: trustedHtml(
      `${message && toParagraphs(message)}<p><a href="${escapeHtml(address)}">${escapeHtml(row.number)}</a></p>`,
    ),
  })
}

/** The invoice for an email, unless no email leaves. */
export const attachPaper = async (db: Db<Tables>, row: InvoiceRow, { now, services, texts }: LinkMailTools) =>
  services.mail.delivery === 'shown' ? [] : [await printForEmail(db, row, texts, { now, services })]

/** Emails the public link of a locked invoice. */
export async function sendInvoice(
  db: Db<Tables>,
  row: InvoiceRow,
  letter: z.output<typeof SendDraft>,
  {
    user,
    now,
    services,
  }: Pick<Call, 'user' | 'now'> & { services: LinkMailTools['services'] & Pick<CallServices, 'texts'> },
) {
  const from = { name: user.name, email: user.email }
  await mailLink(db, row, { ...letter, from }, { now, services, texts: () => services.texts() })
  await recordSending(db, row, { now, services })
}

/** Records the time of an email with the link, unless it waits until a mail server is set up. */
export async function recordSending(
  db: Db<Tables>,
  { id }: InvoiceRow,
  { now, services: { mail } }: Pick<Call, 'now'> & { services: Pick<SharedServices, 'mail'> },
) {
  if (mail.delivery !== 'waiting') await db.updateTable('invoices').set({ sentAt: now }).where('id', '=', id).execute()
}
