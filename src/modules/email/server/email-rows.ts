import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#platform/db/engines/database.ts'
import { isAmong } from '#platform/db/queries/value-conditions.ts'
import { notFound } from '#platform/errors/failure.ts'
import { plainText } from '#platform/server/html/stored-html.ts'
import type { Address, Email } from '../contract-email.ts'
import { ownCopies, type Reader, searched } from './matching.ts'
import { splitQuote } from '../split-quote.ts'
import type { Tables } from './tables.ts'

type Message = Selectable<Tables['emails']>
type StoredContent = Pick<Message, 'from' | 'to' | 'cc' | 'bcc' | 'subject' | 'body' | 'attachments'>

const maxSnippetLength = 160

const namesAndAddresses = (addresses: readonly Address[]) => addresses.flatMap(({ name, email }) => [name, email])

/** A message as it is stored, with the search columns. */
export function storedMessage({ from, to, cc, bcc, subject, body, attachments }: StoredContent) {
  const text = plainText(body).replace(/\s+/g, ' ').trim()
  const files = attachments.map(({ name }) => name)
  return {
    from: JSON.stringify(from),
    to: JSON.stringify(to),
    cc: JSON.stringify(cc),
    bcc: JSON.stringify(bcc),
    subject,
    body,
    snippet: createSnippet(plainText(splitQuote(body).text).replace(/\s+/g, ' ').trim() || text),
    attachments: JSON.stringify(attachments),
    size: body.length + attachments.reduce((sum, { size }) => sum + size, 0),
    byFrom: searched(...namesAndAddresses([from])),
    byTo: searched(...namesAndAddresses(to)),
    byCc: searched(...namesAndAddresses(cc)),
    byBcc: searched(...namesAndAddresses(bcc)),
    bySubject: searched(subject),
    byFile: searched(...files),
    search: searched(subject, text, ...namesAndAddresses([from, ...to, ...cc]), ...files),
  } satisfies Partial<Insertable<Tables['emails']>>
}

// Splits by code points, so as not to cut a surrogate pair.
const createSnippet = (text: string) =>
  Array.from(text.slice(0, maxSnippetLength * 2))
    .slice(0, maxSnippetLength)
    .join('')

/** All columns that the API returns for a reader's messages. */
export const selectEmails = (db: Db<Tables>, reader: Pick<Reader, 'id'>) =>
  ownCopies(db, reader).select((eb) => [
    'c.id',
    'c.threadId',
    'c.messageId',
    'c.folder',
    'c.starred',
    'c.important',
    'c.checked',
    'c.read',
    'c.time',
    'c.deletedAt',
    'c.snoozedUntil',
    'm.senderId',
    'm.from',
    'm.to',
    'm.cc',
    'm.bcc',
    'm.subject',
    'm.body',
    'm.snippet',
    'm.attachments',
    'm.state',
    'm.sendAt',
    'm.version',
    eb
      .selectFrom('emailCopies as a')
      .select('a.id')
      .whereRef('a.messageId', '=', 'm.inReplyTo')
      .whereRef('a.userId', '=', 'c.userId')
      .as('inReplyTo'),
  ])

export type EmailRow = Awaited<ReturnType<ReturnType<typeof selectEmails>['execute']>>[number]

export type CopyLabel = Awaited<ReturnType<typeof queryLabels>>[number]

// Below the number of parameters that a statement may have in either database.
export const idsAtOnce = 500

/** The labels of these copies, ordered by name. */
export const queryLabels = (db: Db<Tables>, copyIds: readonly number[]) =>
  db
    .selectFrom('emailCopyLabels as l')
    .innerJoin('emailLabels as n', 'n.id', 'l.labelId')
    .select(['l.copyId', 'n.id', 'n.name'])
    .where(isAmong(db, 'l.copyId', copyIds))
    .orderBy('n.folded')
    .execute()

/** The sender sees all Bcc addresses; a Bcc recipient only their own. */
const getVisibleBcc = ({ senderId, bcc }: EmailRow, reader: Pick<Reader, 'id' | 'email'>) =>
  senderId === reader.id ? bcc : bcc.filter(({ email }) => email.toLowerCase() === reader.email.toLowerCase())

const toEmail = (row: EmailRow, labels: readonly CopyLabel[], reader: Pick<Reader, 'id' | 'email'>): Email => ({
  ...row,
  bcc: getVisibleBcc(row, reader),
  label: labels[0]?.name ?? '',
  labels: labels.map(({ id }) => id),
  trash: row.deletedAt !== null,
})

/** Converts rows to API records. */
export async function toEmails(db: Db<Tables>, rows: readonly EmailRow[], reader: Pick<Reader, 'id' | 'email'>) {
  const labels = Map.groupBy(
    await queryLabels(
      db,
      rows.map(({ id }) => id),
    ),
    ({ copyId }) => copyId,
  )
  return rows.map((row) => toEmail(row, labels.get(row.id) ?? [], reader))
}

/** The reader's copy with this id; throws 404 for other users' copies. */
export async function findEmail(db: Db<Tables>, reader: Pick<Reader, 'id'>, id: number): Promise<EmailRow> {
  const row = await selectEmails(db, reader).where('c.id', '=', id).executeTakeFirst()
  if (!row) throw notFound(`Message ${id} not found`)
  return row
}

export async function showEmail(db: Db<Tables>, reader: Pick<Reader, 'id' | 'email'>, id: number): Promise<Email> {
  const [email] = await toEmails(db, [await findEmail(db, reader, id)], reader)
  if (!email) throw notFound(`Message ${id} not found`)
  return email
}
