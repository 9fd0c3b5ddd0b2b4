import type { Insertable, Selectable } from 'kysely'
import type * as z from 'zod'
import type { Db } from '#platform/db/engines/database.ts'
import { notFound, refused } from '#platform/errors/failure.ts'
import type { StoredFile } from '#platform/files/stored-file.ts'
import { fold } from '#platform/text/fold.ts'
import { fromCents, toCents } from '#platform/numbers/money.ts'
import { attachmentTypes, maxAttachmentBytes, type SupplierDraft } from '../contract-supplier.ts'
import type { Tables } from './tables.ts'

type Row = Selectable<Tables['suppliers']>

export const toSupplier = ({ orderLimit, deletedAt, nameKey: _key, search: _search, ...row }: Row) => ({
  ...row,
  orderLimit: fromCents(orderLimit),
  deleted: deletedAt !== null,
})

export const normaliseName = (name: string) => fold(name.trim().replaceAll(/\s+/g, ' '))

/** The row of a valid draft. */
export function toSupplierRow(
  { agreed: _agreed, ...draft }: z.output<typeof SupplierDraft>,
  made: { attachments: readonly StoredFile[]; createdById: string; createdAt: string },
): Insertable<Tables['suppliers']> {
  const people = draft.people.map((person) => ({ ...person, email: person.email.toLowerCase() }))
  return {
    ...draft,
    ...made,
    nameKey: normaliseName(draft.name),
    orderLimit: toCents(draft.orderLimit),
    people: JSON.stringify(people),
    attachments: JSON.stringify(made.attachments),
    deletedAt: null,
    search: fold(draft.name, draft.city, ...people.flatMap(({ name, email }) => [name, email])),
  }
}

const queryExisting = (db: Db<Tables>) => db.selectFrom('suppliers').where('deletedAt', 'is', null)

export const findByName = (db: Db<Tables>, name: string) =>
  queryExisting(db).select('id').where('nameKey', '=', normaliseName(name)).executeTakeFirst()

/** Rejects the name or VAT number of another supplier. */
export async function rejectDuplicates(db: Db<Tables>, { name, vatNumber }: Pick<Row, 'name' | 'vatNumber'>) {
  if (await findByName(db, name)) throw refused('name', 'A supplier with this name already exists', 'taken')
  if (vatNumber && (await queryExisting(db).select('id').where('vatNumber', '=', vatNumber).executeTakeFirst()))
    throw refused('vatNumber', 'Another supplier has this tax number', 'vatTaken')
}

/** Checks type and size in the stored record of each upload. */
export function rejectInvalidFiles(files: readonly StoredFile[]) {
  files.forEach(({ type, size }, at) => {
    if (!attachmentTypes.some((one) => one === type))
      throw refused(`attachments.${at}`, 'Only PDF files and pictures are accepted', 'fileType')
    if (size > maxAttachmentBytes) throw refused(`attachments.${at}`, 'The file is larger than 2 MB', 'fileSize')
  })
}

/** The unique index rejects all but one of several concurrent writes of the same name. */
export async function addSupplier(db: Db<Tables>, values: Insertable<Tables['suppliers']>) {
  await rejectDuplicates(db, values)
  const query = db
    .insertInto('suppliers')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
  const row = await query.returningAll().executeTakeFirst()
  if (row) return toSupplier(row)
  await rejectDuplicates(db, values)
  throw refused('name', 'A supplier with this name already exists', 'taken')
}

export async function findSupplier(db: Db<Tables>, id: number) {
  const row = await db.selectFrom('suppliers').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}
