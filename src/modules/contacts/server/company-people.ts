import { sql } from 'kysely'
import { batchesInTurns } from '#platform/records/batches.ts'
import type { Db } from '#platform/db/engines/database.ts'
import { conflict } from '#platform/errors/failure.ts'
import { companyColumns, companyKey } from './company-rows.ts'
import { holdContacts, rowsAtOnce, saveCompanyNames } from './contact-rows.ts'
import { CompanyDraft } from '../contract-companies.ts'
import type { Tables } from './tables.ts'

/** One write renames the company of at most this many contacts, each of which is searched by it. */
const maxPeople = 5000

/** Who creates companies with unknown names, and when; undefined for users without the right to do so. */
export interface CompanyCreator {
  ownerId: string
  createdAt: string
}

/** The names of companies by their keys. */
export async function findSpellings(db: Db<Tables>, keys: readonly string[]) {
  const spellings = new Map<string, string>()
  for await (const batch of batchesInTurns(keys, rowsAtOnce)) {
    const known = db.selectFrom('contactsCompanies').select(['byName', 'name']).where('byName', 'in', batch)
    for (const { byName, name } of await known.where('deletedAt', 'is', null).execute()) spellings.set(byName, name)
  }
  return spellings
}

async function createCompanies(db: Db<Tables>, names: readonly string[], creator: CompanyCreator) {
  for await (const batch of batchesInTurns(names, rowsAtOnce)) {
    const rows = batch.map((name) => ({
      ...companyColumns(CompanyDraft.parse({ name })),
      ...creator,
      updatedAt: creator.createdAt,
      deletedAt: null,
      mergedInto: null,
    }))
    const query = db.insertInto('contactsCompanies').values(rows)
    // Another write may create one of them at the same time.
    await query.onConflict((onConflict) => onConflict.doNothing()).execute()
    await respell(db, batch.map(companyKey))
  }
}

/**
 * Creates the companies of new names, and returns how each name is spelled: as its company. Without a `creator`, an
 * unknown name stays a text without a company.
 */
export async function linkCompanies(
  db: Db<Tables>,
  names: readonly string[],
  creator: CompanyCreator | undefined,
): Promise<(name: string) => string> {
  const given = new Map(names.toReversed().map((name) => [companyKey(name), name]))
  given.delete('')
  const spellings = await findSpellings(db, [...given.keys()])
  const unknown = [...given].filter(([key]) => !spellings.has(key))
  if (creator)
    await createCompanies(
      db,
      unknown.map(([, name]) => name),
      creator,
    )
  const all = new Map([...given, ...spellings])
  return (name) => all.get(companyKey(name)) ?? name
}

/** Spells these companies of contacts as their records do; the folded columns stay as they are. */
async function respell(db: Db<Tables>, keys: readonly string[]) {
  const ownName = db
    .selectFrom('contactsCompanies')
    .select('name')
    .where('deletedAt', 'is', null)
    .where('byName', '=', sql<string>`"contacts"."byCompany"`)
  await db
    .updateTable('contacts')
    .set({ company: sql<string>`${ownName}` })
    .where('byCompany', 'in', keys)
    .where('company', '<>', sql<string>`${ownName}`)
    .execute()
}

const withCompany = (db: Db<Tables>, name: string) =>
  db.selectFrom('contacts').select('id').where('byCompany', '=', companyKey(name))

async function findContactIds(contacts: ReturnType<typeof withCompany>) {
  const rows = await contacts
    .orderBy('id')
    .limit(maxPeople + 1)
    .execute()
  if (rows.length > maxPeople)
    throw conflict(`A company with more than ${maxPeople} contacts cannot be renamed, merged or restored at once`)
  return rows.map(({ id }) => id)
}

/** Gives contacts another company, in batches: their searched text contains the name. */
async function rename(db: Db<Tables>, ids: readonly number[], company: string) {
  for await (const batch of batchesInTurns(ids, rowsAtOnce)) {
    const rows = await holdContacts(db, batch)
    await saveCompanyNames(
      db,
      rows.map((row) => ({ ...row, company })),
    )
  }
}

/** The contacts of a company get its new name. */
export async function renamePeople(db: Db<Tables>, before: string, name: string) {
  if (companyKey(before) !== companyKey(name)) await rename(db, await findContactIds(withCompany(db, before)), name)
  // Also contacts that had the new name before the company existed.
  await respell(db, [companyKey(name)])
}

interface Named {
  id: number
  name: string
}

/** The contacts of a company follow it into another one. */
export async function movePeople(db: Db<Tables>, from: Named, to: Named) {
  const ids = await findContactIds(withCompany(db, from.name))
  for await (const batch of batchesInTurns(ids, rowsAtOnce))
    await db
      .insertInto('contactsCompanyMoves')
      .values(batch.map((contactId) => ({ companyId: from.id, contactId })))
      .execute()
  await rename(db, ids, to.name)
}

/** Contacts that a merge moved return to the company, except those that have another company by now. */
export async function returnPeople(db: Db<Tables>, { id, name, mergedInto }: Named & { mergedInto: number | null }) {
  const moved = db.selectFrom('contactsCompanyMoves').select('contactId').where('companyId', '=', id)
  if (mergedInto !== null) {
    const target = db.selectFrom('contactsCompanies').select('byName').where('id', '=', mergedInto)
    const still = db.selectFrom('contacts').select('id').where('id', 'in', moved).where('byCompany', 'in', target)
    await rename(db, await findContactIds(still), name)
  }
  await db.deleteFrom('contactsCompanyMoves').where('companyId', '=', id).execute()
  await respell(db, [companyKey(name)])
}
