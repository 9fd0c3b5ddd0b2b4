import type * as z from 'zod'
import type { ExportedFile } from '#platform/contract.ts'
import { csvHead, csvLines } from '#platform/text/csv.ts'
import type { Db } from '#platform/db/engines/database.ts'
import { exportStream } from '#platform/server/files/export-stream.ts'
import { toCells, written } from '../files/contact-cells.ts'
import { idsOfContacts } from './contact-list.ts'
import { selectContacts, toContact } from './contact-rows.ts'
import type { Contact, contacts } from '../contract.ts'
import type { Tables } from './tables.ts'
import { vcardOf } from '../files/write-vcard.ts'

type ExportQuery = z.output<typeof contacts.export.query>

const lines = (some: Contact[]) => csvLines(some.map(toCells))

const formats = {
  csv: { type: 'text/csv', head: csvHead(written), write: lines },
  vcard: { type: 'text/vcard', head: '', write: (some: Contact[]) => some.map(vcardOf).join('') },
} as const

async function* inBatches(db: Db<Tables>, ids: AsyncIterable<number[]>) {
  for await (const some of ids) {
    const rows = await selectContacts(db).where('id', 'in', some).execute()
    const byId = new Map(rows.map((row) => [row.id, row]))
    // Who was removed meanwhile is left out.
    yield some.flatMap((id) => byId.get(id) ?? []).map(toContact)
  }
}

/** The whole result of a list as a file. It is written while it is sent, so that its size costs no memory. */
export async function exportContacts(
  db: Db<Tables>,
  userId: string,
  { format, ...query }: ExportQuery,
  now: string,
): Promise<ExportedFile> {
  const ids = await idsOfContacts(db, userId, query)
  const { type, head, write } = formats[format]
  async function* parts() {
    yield { text: head, records: 0 }
    for await (const some of inBatches(db, ids)) yield { text: write(some), records: some.length }
  }
  return { name: `contacts-${now.slice(0, 10)}.${format === 'csv' ? 'csv' : 'vcf'}`, type, ...exportStream(parts()) }
}
