import { type Insertable, type Selectable, sql } from 'kysely'
import { countInFacet } from '#platform/db/queries/count-at-most.ts'
import type { Db } from '#platform/db/engines/database.ts'
import { isDuplicate } from '#platform/db/engines/is-duplicate.ts'
import { conflict, Failure, notFound, refused } from '#platform/errors/failure.ts'
import type { Ability } from '#platform/permissions/rules.ts'
import { getScope } from '#platform/server/permissions/row-filters.ts'
import { fold } from '#platform/text/fold.ts'
import { distinctLabels } from '#platform/text/labels.ts'
import { searchedTexts } from '#platform/server/search/choices/searched-choices.ts'
import { tidyName } from '../company-name.ts'
import { contacts } from '../contract.ts'
import { type Company, companyFields, type CompanyDraft } from '../contract-companies.ts'
import type { Tables } from './tables.ts'

type Stored = Omit<Selectable<Tables['contactsCompanies']>, 'byName' | 'search'>

/** A company as queries return it: without folded columns, with its owner's name. */
export type CompanyRow = Stored & { ownerName: string | null }

const columns = [
  'id',
  'ownerId',
  'name',
  'industry',
  'website',
  'phone',
  'address',
  'notes',
  'labels',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'mergedInto',
  'byFormerName',
] as const satisfies (keyof Stored)[]

export const selectCompanies = (db: Db<Tables>) =>
  db
    .selectFrom('contactsCompanies')
    .select(columns)
    .select((eb) =>
      eb
        .selectFrom('users')
        .select('users.name')
        .whereRef('users.id', '=', 'contactsCompanies.ownerId')
        .as('ownerName'),
    )

/** Companies with the number of their contacts that a user may read; null for a user who may read none. */
export function selectCounted(db: Db<Tables>, ability: Ability) {
  const scope = getScope(ability, 'read', contacts)
  const ownName = sql<string>`"contactsCompanies"."byName"`
  const people = db.selectFrom('contacts').where('deletedAt', 'is', null).where('byCompany', '=', ownName)
  // Writes have no row filters.
  const readable = typeof scope === 'function' ? people.where(scope('contacts')) : people
  const isReadable = scope === 'all' || typeof scope === 'function'
  return selectCompanies(db).select(isReadable ? countInFacet(readable).as('people') : sql<null>`null`.as('people'))
}

/** A company in the trash has no people, whatever they are called. */
export const toCompany = ({
  ownerId,
  ownerName,
  mergedInto: _mergedInto,
  byFormerName: _byFormerName,
  people = null,
  ...row
}: CompanyRow & { people?: number | null }): Company => ({
  ...row,
  people: people === null ? null : row.deletedAt === null ? Number(people) : 0,
  owner: { id: ownerId, name: ownerName ?? '' },
  deleted: row.deletedAt !== null,
})

const unknownCompany = (id: number) => notFound(`Company ${id} not found`)

/** A company as a user sees it. */
export async function findCompany(db: Db<Tables>, ability: Ability, id: number): Promise<Company> {
  const row = await selectCounted(db, ability).where('id', '=', id).executeTakeFirst()
  if (!row) throw unknownCompany(id)
  return toCompany(row)
}

const hold = (db: Db<Tables>, id: number) =>
  db
    .updateTable('contactsCompanies')
    .set((eb) => ({ updatedAt: eb.ref('updatedAt') }))
    .where('id', '=', id)
    .execute()

/** Reads a company to change it; a write that changes nothing locks the row until the transaction ends. */
export async function lockCompany(db: Db<Tables>, id: number): Promise<CompanyRow> {
  await hold(db, id)
  const row = await selectCompanies(db).where('id', '=', id).executeTakeFirst()
  if (!row) throw unknownCompany(id)
  return row
}

/** Locks two companies, always in the same order, so that opposite merges at the same time do not deadlock. */
export async function lockBoth(db: Db<Tables>, id: number, otherId: number) {
  await hold(db, Math.min(id, otherId))
  await hold(db, Math.max(id, otherId))
  return [await lockCompany(db, id), await lockCompany(db, otherId)] as const
}

/** The company that a merge kept, and if that was merged later, those that its merges kept; all locked. */
export async function followMerges(db: Db<Tables>, mergedInto: number | null) {
  const followed: { id: number; byName: string; isNameTaken: boolean }[] = []
  for (let next = mergedInto; next !== null;) {
    const { id, name, deletedAt, mergedInto: after } = await lockCompany(db, next)
    const byName = companyKey(name)
    const live = db.selectFrom('contactsCompanies').select('id').where('byName', '=', byName)
    const taken = await live.where('deletedAt', 'is', null).where('id', '<>', id).executeTakeFirst()
    followed.push({ id, byName, isNameTaken: taken !== undefined })
    next = deletedAt === null ? null : after
  }
  return followed
}

/** The name as contacts and companies are compared by it: without case and accents. */
export const companyKey = (name: string) => fold(name)

/** The keys by which a name is looked up: as it is, and tidied. */
export const companyKeys = (name: string) => [...new Set([companyKey(name), companyKey(tidyName(name))])]

const textNames = searchedTexts(companyFields)

/** Columns of a company's fields, with those for searches and sorting. */
export const companyColumns = (company: CompanyDraft) => ({
  ...company,
  labels: JSON.stringify(distinctLabels(company.labels)),
  byName: companyKey(company.name),
  search: fold(...textNames.map((name) => company[name]), company.phone.replaceAll(/\D/g, ''), ...company.labels),
})

const taken = 'A company with this name already exists'
const createTaken = () => refused('name', taken, 'taken')

/** 409 if another write has given a company this name since `checkName`. */
export function refuseDuplicate(error: unknown): never {
  if (!isDuplicate(error)) throw error
  throw new Failure(409, taken, { cause: error, issues: [{ path: 'name', message: taken, reason: 'taken' }] })
}

/** Rejects the name of another company, and one of marks alone, which no contact could be found by. */
export async function checkName(db: Db<Tables>, name: string, ownId = 0) {
  const key = companyKey(name)
  if (key === '') throw refused('name', 'The name needs a letter or digit', 'format')
  const same = db.selectFrom('contactsCompanies').select('id').where('byName', '=', key).where('id', '<>', ownId)
  if (await same.where('deletedAt', 'is', null).executeTakeFirst()) throw createTaken()
}

/** Adds a company; the unique index refuses all but one of several concurrent writes of the same name. */
export async function addCompany(
  db: Db<Tables>,
  company: CompanyDraft,
  made: Pick<Insertable<Tables['contactsCompanies']>, 'ownerId' | 'createdAt'>,
): Promise<number> {
  await checkName(db, company.name)
  const row = await db
    .insertInto('contactsCompanies')
    .values({ ...companyColumns(company), ...made, updatedAt: made.createdAt, deletedAt: null, mergedInto: null })
    .onConflict((onConflict) => onConflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) throw createTaken()
  return row.id
}

/** 409 if one of the companies was changed after the client had read it. `readAt` is `updatedAt` by id. */
export function checkCompaniesUnchanged(rows: readonly CompanyRow[], readAt: Readonly<Record<string, string>>) {
  if (rows.some(({ id, updatedAt }) => readAt[id] !== undefined && readAt[id] !== updatedAt))
    throw conflict('Someone else changed one of these companies while you were choosing')
}
