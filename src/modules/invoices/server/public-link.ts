import type * as z from 'zod'
import type { Db } from '#platform/db/database.ts'
import { notFound } from '#platform/failure.ts'
import type { Call } from '#platform/server/api.ts'
import { sanitise } from '#platform/server/rich-text.ts'
import type { SendDraft } from '../contract-drafts.ts'
import { type InvoiceRow, publicPath, selectInvoices } from './invoice-rows.ts'
import type { Tables } from './tables.ts'

/** 32 random bytes as base64url: what cannot be guessed needs no session. */
export function newToken() {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** The secret part of a held invoice's public link, made where there is none. */
export async function publishRow(db: Db<Tables>, { id, token }: InvoiceRow) {
  if (token !== null) return token
  const made = newToken()
  await db.updateTable('invoices').set({ token: made }).where('id', '=', id).execute()
  return made
}

/** A later link is another one: this one is never valid again. */
export const revokeRow = (db: Db<Tables>, { id }: InvoiceRow) =>
  db.updateTable('invoices').set({ token: null }).where('id', '=', id).execute()

/** The invoice of a public link; one that was revoked or never made is as unknown as one that was removed. */
export async function findPublished(db: Db<Tables>, token: string): Promise<InvoiceRow> {
  const row = await selectInvoices(db).where('token', '=', token).where('deletedAt', 'is', null).executeTakeFirst()
  if (!row) throw notFound('There is no such invoice')
  return row
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

const paragraphs = (text: string) =>
  text
    .split(/\n{2,}/)
    .filter((part) => part.trim())
    .map((part) => `<p>${escaped(part).replaceAll('\n', '<br>')}</p>`)
    .join('')

/** Mails the public link of a held invoice. */
export async function sendInvoice(
  db: Db<Tables>,
  row: InvoiceRow,
  { to, subject, message, site }: z.output<typeof SendDraft>,
  { user, now, mail }: Pick<Call, 'user' | 'now' | 'mail'>,
) {
  const { origin, pathname } = new URL(site)
  const address = `${origin}${pathname.replace(/\/+$/, '')}${publicPath(await publishRow(db, row))}`
  const replyTo = row.billFromEmail && { name: row.billFrom, email: row.billFromEmail }
  await mail.send({
    to: to.map((email) => ({ name: email === row.billToEmail ? row.billTo : '', email })),
    from: { name: user.name, email: user.email },
    ...(replyTo && { replyTo }),
    subject,
    // The number as the link's words is the same in every language.
    html: sanitise(`${paragraphs(message)}<p><a href="${escaped(address)}">${escaped(row.number)}</a></p>`),
  })
  await db.updateTable('invoices').set({ sentAt: now }).where('id', '=', row.id).execute()
}
