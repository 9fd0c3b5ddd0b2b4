import type * as z from 'zod'
import type { ExportedFile } from '#platform/contract.ts'
import { csvHead, csvLines } from '#platform/text/csv.ts'
import type { Db } from '#platform/db/engines/database.ts'
import type { ListFilters } from '#platform/db/queries/page.ts'
import { exportRecords } from '#platform/server/records/export-records.ts'
import { toCells, exportColumns } from '../files/contact-cells.ts'
import { contactIdBatches } from './contact-list.ts'
import { selectContacts, toContact } from './contact-rows.ts'
import type { Contact, contacts } from '../contract.ts'
import type { Tables } from './tables.ts'
import { formatVcard } from '../files/write-vcard.ts'

type ExportQuery = z.output<typeof contacts.export.query> & Pick<ListFilters, 'named'>

const lines = (batch: Contact[]) => csvLines(batch.map(toCells))

const formats = {
  csv: { ending: 'csv', type: 'text/csv', head: csvHead(exportColumns), write: lines },
  vcard: { ending: 'vcf', type: 'text/vcard', head: '', write: (batch: Contact[]) => batch.map(formatVcard).join('') },
} as const

/** All contacts of a list as a file. */
export async function exportContacts(
  db: Db<Tables>,
  userId: string,
  { format, ...query }: ExportQuery,
  now: string,
): Promise<ExportedFile> {
  const ids = await contactIdBatches(db, userId, query)
  const find = async (batch: number[]) => (await selectContacts(db).where('id', 'in', batch).execute()).map(toContact)
  return exportRecords({ name: 'contacts', now, ids, find, ...formats[format] })
}
