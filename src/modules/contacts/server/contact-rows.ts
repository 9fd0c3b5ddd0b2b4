import { type ExpressionBuilder, type Insertable, type Selectable, sql } from 'kysely'
import { batchesInTurns } from '#platform/records/batches.ts'
import { checkKnownLabels } from '#platform/server/records/known-labels.ts'
import type { Db, PlatformTables } from '#platform/db/engines/database.ts'
import { perDatabase } from '#platform/db/engines/per-database.ts'
import { prepared } from '#platform/db/engines/prepared.ts'
import { conflict, notFound } from '#platform/errors/failure.ts'
import { listNames } from '#platform/fields/descriptions.ts'
import { fold } from '#platform/text/fold.ts'
import { shownPicture } from '#platform/pictures/picture-address.ts'
import { distinctLabels } from '#platform/text/labels.ts'
import { listEmails, getKeys, listPhones, searchedDigits } from './contact-keys.ts'
import type { Contact } from '../contract.ts'
import { fields } from '../contract-fields.ts'
import { searchedTexts } from './searched-texts.ts'
import type { Tables } from './tables.ts'

type Stored = Omit<Selectable<Tables['contacts']>, 'search' | 'byFirstname' | 'byLastname' | 'byCompany'>

/** A contact as queries return it: without folded columns, with its owner's name and its company. */
export type ContactRow = Stored & { ownerName: string | null; companyId: number | null }

/** A contact before it is stored. */
export type NewContact = Omit<Stored, 'id'>

const columns = [
  'id',
  'uid',
  'ownerId',
  ...listNames(fields),
  'createdAt',
  'updatedAt',
  'deletedAt',
] as const satisfies (keyof Stored)[]

const ownerName = (eb: ExpressionBuilder<Tables & Pick<PlatformTables, 'users'>, 'contacts'>) =>
  eb.selectFrom('users').select('users.name').whereRef('users.id', '=', 'contacts.ownerId').as('ownerName')

const companyId = (eb: ExpressionBuilder<Tables, 'contacts'>) =>
  eb
    .selectFrom('contactsCompanies')
    .select('contactsCompanies.id')
    .whereRef('contactsCompanies.byName', '=', 'contacts.byCompany')
    .where('contactsCompanies.deletedAt', 'is', null)
    .as('companyId')

export const selectContacts = perDatabase((db: Db<Tables>) =>
  db
    .selectFrom('contacts')
    .select(columns)
    .select((eb) => [ownerName(eb), companyId(eb)]),
)

// The response leaves out fields that the contract does not name; removing them here would be slow.
export const toContact = (row: ContactRow): Contact => ({
  ...row,
  image: shownPicture(row.image),
  owner: { id: row.ownerId, name: row.ownerName ?? '' },
  deleted: row.deletedAt !== null,
})

/** The contacts of these ids, in their order; 404 where one is unknown. */
export async function findContacts(db: Db<Tables>, ids: readonly number[]): Promise<ContactRow[]> {
  if (ids.length === 0) return []
  const rows = await selectContacts(db).where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => {
    const row = byId.get(id)
    if (!row) throw notFound(`Contact ${id} not found`)
    return row
  })
}

const selectContact = prepared<Tables & Pick<PlatformTables, 'users'>, { id: number }, ContactRow>(
  ['id'],
  (db, { id }) => selectContacts(db).where('id', '=', id),
)

export async function findContact(db: Db<Tables>, id: number): Promise<ContactRow> {
  const [row] = await selectContact(db, { id })
  if (!row) throw notFound(`Contact ${id} not found`)
  return row
}

/** Reads contacts to change them; its first write locks them until the transaction ends. */
export async function lockContacts(db: Db<Tables>, ids: readonly number[], now: string): Promise<ContactRow[]> {
  await db.updateTable('contacts').set({ updatedAt: now }).where('id', 'in', ids).execute()
  return findContacts(db, ids)
}

/** Without `updatedAt`, the lock changes nothing. */
export async function lockContact(db: Db<Tables>, id: number, updatedAt?: string): Promise<ContactRow> {
  const locking = db.updateTable('contacts').set((eb) => ({ updatedAt: updatedAt ?? eb.ref('updatedAt') }))
  await locking.where('id', '=', id).execute()
  return findContact(db, id)
}

/** Locks contacts by a write that changes nothing, and reads them. */
async function holdContacts(db: Db<Tables>, ids: readonly number[]): Promise<ContactRow[]> {
  const locking = db.updateTable('contacts').set((eb) => ({ updatedAt: eb.ref('updatedAt') }))
  await locking.where('id', 'in', ids).execute()
  return findContacts(db, ids)
}

/** Locks contacts; 409 if one was changed after the client had read it. `readAt` is `updatedAt` by id, as it was read. */
export async function checkUnchanged(
  db: Db<Tables>,
  ids: readonly number[],
  readAt: Readonly<Record<string, string>>,
): Promise<void> {
  const rows = await holdContacts(db, ids)
  if (rows.some(({ id, updatedAt }) => readAt[id] !== undefined && readAt[id] !== updatedAt))
    throw conflict('Someone else changed one of these contacts while you were choosing')
}

/** The row for the table, with columns for searches and sorting. */
export const storedRow = (contact: NewContact) => {
  const { firstname, lastname, company } = contact
  const { short, choices, long } = searchedTexts(contact)
  const labels = distinctLabels(contact.labels)
  const parts = [...listPhones(contact), ...searchedDigits(contact), ...listEmails(contact), ...labels]
  return {
    ...contact,
    morePhones: JSON.stringify(contact.morePhones),
    moreEmails: JSON.stringify(contact.moreEmails),
    labels: JSON.stringify(labels),
    search: fold(firstname, lastname, company, ...short, ...choices, ...parts, ...long),
    byFirstname: fold(firstname, lastname),
    byLastname: fold(lastname, firstname),
    byCompany: fold(company),
  } satisfies Insertable<Tables['contacts']>
}

/** The related rows of a contact, for filters and the search for duplicates. */
export const relatedRows = (contactId: number, contact: NewContact) => ({
  contactLabels: distinctLabels(contact.labels).map((label) => ({ folded: fold(label), contactId, label })),
  contactKeys: getKeys(contact).map((key) => ({ ...key, contactId })),
})

// Below both engines' limit of variables per statement.
export const rowsAtOnce = 500

const checkLabels = (db: Db<Tables>, contacts: readonly Pick<NewContact, 'labels'>[]) =>
  checkKnownLabels(
    db,
    db.selectFrom('contactLabels'),
    contacts.flatMap(({ labels }) => labels),
  )

async function writeRelatedRows(db: Db<Tables>, rows: readonly { id: number; contact: NewContact }[]) {
  const relations = rows.map(({ id, contact }) => relatedRows(id, contact))
  const labels = relations.flatMap(({ contactLabels }) => contactLabels)
  for await (const batch of batchesInTurns(labels, rowsAtOnce))
    await db.insertInto('contactLabels').values(batch).execute()
  const keys = relations.flatMap(({ contactKeys }) => contactKeys)
  for await (const batch of batchesInTurns(keys, rowsAtOnce)) await db.insertInto('contactKeys').values(batch).execute()
}

/** Writes new contacts and returns their ids in the same order. */
export async function addContacts(db: Db<Tables>, contacts: readonly NewContact[]): Promise<number[]> {
  const added: number[] = []
  for await (const batch of batchesInTurns(contacts, rowsAtOnce)) {
    await checkLabels(db, batch)
    const rows = await db.insertInto('contacts').values(batch.map(storedRow)).returning('id').execute()
    const ids = rows.map(({ id }) => id).sort((one, other) => one - other)
    await writeRelatedRows(
      db,
      batch.flatMap((contact, index) => ({ id: ids[index] ?? 0, contact })),
    )
    added.push(...ids)
  }
  return added
}

/** Overwrites columns of stored contacts in one statement. */
async function overwrite(db: Db<Tables>, rows: readonly ContactRow[], names: readonly (keyof Tables['contacts'])[]) {
  const excluded = Object.fromEntries(names.map((name) => [name, sql<never>`excluded.${sql.ref(name)}`]))
  const values = rows.map(({ ownerName: _ownerName, companyId: _companyId, ...row }) => ({
    ...storedRow(row),
    id: row.id,
  }))
  const upsert = db.insertInto('contacts').values(values)
  await upsert.onConflict((conflict) => conflict.column('id').doUpdateSet(excluded)).execute()
}

/**
 * Gives contacts with one of these folded companies another one, in one statement; they count as unchanged: only their
 * company has another name. It stands behind the name in the searched text, see `storedRow`.
 */
export function giveCompany(db: Db<Tables>, keys: readonly string[], company: string) {
  const key = fold(company)
  const beginning = sql`"byFirstname" || ' ' || "byCompany"`
  const search = sql<string>`case
    when substr("search", 1, length(${beginning})) = ${beginning}
    then "byFirstname" || ' ' || ${key} || substr("search", length(${beginning}) + 1)
    else "search" || ' ' || ${key} end`
  return db.updateTable('contacts').set({ company, byCompany: key, search }).where('byCompany', 'in', keys)
}

/** Saves contacts read by `lockContacts`. */
export async function saveContacts(db: Db<Tables>, rows: readonly ContactRow[]) {
  const updatedColumns = columns.filter((column) => column !== 'id')
  const folded = ['search', 'byFirstname', 'byLastname', 'byCompany'] as const
  for await (const batch of batchesInTurns(rows, rowsAtOnce)) {
    // Before theirs are deleted, so that those beyond the limit can stay.
    await checkLabels(db, batch)
    const ids = batch.map(({ id }) => id)
    await overwrite(db, batch, [...updatedColumns, ...folded])
    await db.deleteFrom('contactLabels').where('contactId', 'in', ids).execute()
    await db.deleteFrom('contactKeys').where('contactId', 'in', ids).execute()
    await writeRelatedRows(
      db,
      batch.map((row) => ({ id: row.id, contact: row })),
    )
  }
}
