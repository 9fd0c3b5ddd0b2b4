import { sql } from 'kysely'
import { batchesInTurns } from '#platform/records/batches.ts'
import type { Db } from '#platform/db/engines/database.ts'
import { tidyName } from '../company-name.ts'
import { companyColumns, companyKey, companyKeys } from './company-rows.ts'
import { rowsAtOnce } from './contact-rows.ts'
import { CompanyDraft } from '../contract-companies.ts'
import type { Tables } from './tables.ts'

/** Who creates companies with unknown names, and when; undefined for users without the right to do so. */
export interface CompanyCreator {
  ownerId: string
  createdAt: string
}

/** The names of companies by their keys. */
type Spellings = ReadonlyMap<string, string>

export async function findSpellings(db: Db<Tables>, keys: readonly string[]): Promise<Spellings> {
  const spellings = new Map<string, string>()
  for await (const batch of batchesInTurns(keys, rowsAtOnce)) {
    const known = db.selectFrom('contactsCompanies').select(['byName', 'name']).where('byName', 'in', batch)
    for (const { byName, name } of await known.where('deletedAt', 'is', null).execute()) spellings.set(byName, name)
  }
  return spellings
}

/**
 * The same, and keeps these companies as they are until the transaction ends: a rename or merge at the same time would
 * miss the contacts that are being written. Keys are locked in their order, so that two imports do not deadlock.
 */
async function holdSpellings(db: Db<Tables>, keys: readonly string[]): Promise<Spellings> {
  const spellings = new Map<string, string>()
  for await (const batch of batchesInTurns(keys.toSorted(), rowsAtOnce)) {
    const locking = db.updateTable('contactsCompanies').set((eb) => ({ updatedAt: eb.ref('updatedAt') }))
    const held = locking.where('byName', 'in', batch).where('deletedAt', 'is', null).returning(['byName', 'name'])
    for (const { byName, name } of await held.execute()) spellings.set(byName, name)
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

/** The keys of these names; contacts without a company have none. */
const keysOf = (names: readonly string[]) => [...new Set(names.flatMap(companyKeys))].filter(Boolean)

/** The first spelling of each tidied name by its key. */
function firstSpellings(names: readonly string[]) {
  const given = new Map(names.toReversed().map((name) => [companyKey(tidyName(name)), tidyName(name)]))
  given.delete('')
  return given
}

const speller =
  (...spellings: Spellings[]) =>
  (name: string) =>
    spellings.flatMap((some) => companyKeys(name).flatMap((key) => some.get(key) ?? []))[0] ?? tidyName(name)

/** Returns how each name is spelled: as its company, or else as its first contact. */
export async function spellCompanies(db: Db<Tables>, names: readonly string[]): Promise<(name: string) => string> {
  return speller(await findSpellings(db, keysOf(names)), firstSpellings(names))
}

/**
 * The same for contacts that are about to be written, and creates the companies of new names. Without a `creator`, an
 * unknown name stays a text without a company.
 */
export async function linkCompanies(
  db: Db<Tables>,
  names: readonly string[],
  creator: CompanyCreator | undefined,
): Promise<(name: string) => string> {
  const known = await holdSpellings(db, keysOf(names))
  const given = firstSpellings(names.filter((name) => !known.has(companyKey(name))))
  const unknown = [...given].filter(([key]) => !known.has(key)).toSorted(([a], [b]) => (a < b ? -1 : 1))
  if (!creator || unknown.length === 0) return speller(known, given)
  await createCompanies(
    db,
    unknown.map(([, name]) => name),
    creator,
  )
  const created = await holdSpellings(
    db,
    unknown.map(([key]) => key),
  )
  return speller(known, created, given)
}

/** Spells these companies of contacts as their records do; the folded columns stay as they are. */
export async function respell(db: Db<Tables>, keys: readonly string[]) {
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
