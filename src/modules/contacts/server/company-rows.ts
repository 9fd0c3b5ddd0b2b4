import { type Insertable, type Selectable, sql } from 'kysely'
import { countInFacet } from '#platform/db/queries/count-at-most.ts'
import type { Db } from '#platform/db/engines/database.ts'
import { conflict, notFound, refused } from '#platform/errors/failure.ts'
import { fold } from '#platform/text/fold.ts'
import { distinctLabels } from '#platform/text/labels.ts'
import { searchedTexts } from '#platform/server/search/choices/searched-choices.ts'
import { type Company, companyFields, type CompanyDraft } from '../contract-companies.ts'
import type { Tables } from './tables.ts'

type Stored = Omit<Selectable<Tables['contactsCompanies']>, 'byName' | 'search'>

/** A company as queries return it: without folded columns, with its owner's name and its number of people. */
export type CompanyRow = Stored & { ownerName: string | null; people: number }

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
] as const satisfies (keyof Stored)[]

export const selectCompanies = (db: Db<Tables>) => {
  const ownName = sql<string>`"contactsCompanies"."byName"`
  const people = db.selectFrom('contacts').where('deletedAt', 'is', null).where('byCompany', '=', ownName)
  return db
    .selectFrom('contactsCompanies')
    .select(columns)
    .select((eb) => [
      eb
        .selectFrom('users')
        .select('users.name')
        .whereRef('users.id', '=', 'contactsCompanies.ownerId')
        .as('ownerName'),
      countInFacet(people).as('people'),
    ])
}

/** A company in the trash has no people, whatever they are called. */
export const toCompany = ({ ownerId, ownerName, mergedInto: _mergedInto, people, ...row }: CompanyRow): Company => ({
  ...row,
  people: row.deletedAt === null ? Number(people) : 0,
  owner: { id: ownerId, name: ownerName ?? '' },
  deleted: row.deletedAt !== null,
})

export async function findCompany(db: Db<Tables>, id: number): Promise<CompanyRow> {
  const row = await selectCompanies(db).where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound(`Company ${id} not found`)
  return row
}

/** Reads a company to change it; a write that changes nothing locks the row until the transaction ends. */
export async function lockCompany(db: Db<Tables>, id: number): Promise<CompanyRow> {
  const locking = db.updateTable('contactsCompanies').set((eb) => ({ updatedAt: eb.ref('updatedAt') }))
  await locking.where('id', '=', id).execute()
  return findCompany(db, id)
}

/** The name as contacts and companies are compared by it: without case and accents. */
export const companyKey = (name: string) => fold(name)

const textNames = searchedTexts(companyFields)

/** Columns of a company's fields, with those for searches and sorting. */
export const companyColumns = (company: CompanyDraft) => ({
  ...company,
  labels: JSON.stringify(distinctLabels(company.labels)),
  byName: companyKey(company.name),
  search: fold(...textNames.map((name) => company[name]), company.phone.replaceAll(/\D/g, ''), ...company.labels),
})

const createTaken = () => refused('name', 'A company with this name already exists', 'taken')

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
): Promise<CompanyRow> {
  await checkName(db, company.name)
  const row = await db
    .insertInto('contactsCompanies')
    .values({ ...companyColumns(company), ...made, updatedAt: made.createdAt, deletedAt: null, mergedInto: null })
    .onConflict((onConflict) => onConflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) throw createTaken()
  return findCompany(db, row.id)
}

/** 409 if one of the companies was changed after the client had read it. `readAt` is `updatedAt` by id. */
export function checkCompaniesUnchanged(rows: readonly CompanyRow[], readAt: Readonly<Record<string, string>>) {
  if (rows.some(({ id, updatedAt }) => readAt[id] !== undefined && readAt[id] !== updatedAt))
    throw conflict('Someone else changed one of these companies while you were choosing')
}
