import type * as z from 'zod'
import { batches } from '#platform/batches.ts'
import type { Download } from '#platform/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { page } from '#platform/db/page.ts'
import { toCells } from '../files/contact-cells.ts'
import { matching, sortColumns } from './contact-list.ts'
import { rowsAtOnce, selectContacts, toContact } from './contact-rows.ts'
import type { Contact, contacts } from '../contract.ts'
import { csvHead, csvLines } from '../files/csv.ts'
import type { Tables } from './tables.ts'
import { vcardOf } from '../files/write-vcard.ts'

type Asked = z.output<typeof contacts.export.query>

const formats = {
  csv: { type: 'text/csv', head: csvHead, write: (some: Contact[]) => csvLines(some.map(toCells)) },
  vcard: { type: 'text/vcard', head: '', write: (some: Contact[]) => some.map(vcardOf).join('') },
} as const

async function* inBatches(db: Db<Tables>, ids: readonly number[]) {
  for (const some of batches(ids, rowsAtOnce)) {
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
  { format, ...query }: Asked,
  now: string,
): Promise<Download> {
  const { deleted, label, owner, ids: only, ...filters } = query
  const found = matching(db, userId, { deleted, label, owner, ids: only, sort: query.sort }).clearSelect().select('id')
  const everything = { ...filters, page: 1, limit: 1_000_000 }
  const { items: ids } = await page(found, everything, ({ id }) => id, { sort: sortColumns })

  const { type, head, write } = formats[format]
  const encoder = new TextEncoder()
  const parts = inBatches(db, ids)
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      if (head) controller.enqueue(encoder.encode(head))
    },
    async pull(controller) {
      const { value, done } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(write(value)))
    },
  })
  return { name: `contacts-${now.slice(0, 10)}.${format === 'csv' ? 'csv' : 'vcf'}`, type, body }
}
