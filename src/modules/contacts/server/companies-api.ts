import type { Db } from '#platform/db/engines/database.ts'
import { listIds } from '#platform/db/queries/list-ids.ts'
import { page } from '#platform/db/queries/page.ts'
import type { Ability } from '#platform/permissions/rules.ts'
import { conflict, notFound, refused } from '#platform/errors/failure.ts'
import { pick, singleValueFields } from '#platform/fields/described-values.ts'
import { toCell } from '#platform/fields/field-cells.ts'
import { listNames } from '#platform/fields/descriptions.ts'
import { mapNames } from '#platform/records/map-names.ts'
import { api, type Handlers } from '#platform/server/api.ts'
import { createTable, exportRecords } from '#platform/server/records/export-records.ts'
import { addRows, byRow, type ValidatedRows, validateRows } from '#platform/server/records/validate-rows.ts'
import { searchList } from '#platform/server/search/list-search.ts'
import { distinctLabels } from '#platform/text/labels.ts'
import { tidyName } from '../company-name.ts'
import {
  companies,
  type Company,
  type CompanyChanges,
  type CompanyDraft,
  companyFields,
  companyShape,
} from '../contract-companies.ts'
import { maxLabels } from '../contract-fields.ts'
import { CompanyRowDraft } from '../files/company-files.ts'
import { joinCell } from '../files/contact-cells.ts'
import { companyEntries } from './company-entries.ts'
import { findSpellings } from './company-links.ts'
import { adoptPeople, movePeople, renamePeople, returnPeople } from './company-people.ts'
import {
  addCompany,
  checkCompaniesUnchanged,
  checkName,
  companyColumns,
  companyKey,
  companyKeys,
  type CompanyRow,
  findCompany,
  lockBoth,
  lockCompany,
  refuseDuplicate,
  selectCompanies,
  selectCounted,
  toCompany,
} from './company-rows.ts'
import type { Tables } from './tables.ts'
import { deleteCompanies, purgeCompanies } from './trash.ts'

const names = listNames(companyFields)
const flatNames = listNames(singleValueFields(companyShape))

const table = createTable({
  ...mapNames(flatNames, (name) => (company: Company) => toCell(company[name])),
  labels: ({ labels }: Company) => joinCell(labels),
})

type Listed = Parameters<Handlers<typeof companies>['export']>[0]['query']

async function listing(db: Db<Tables>, ability: Ability, { deleted = false, ids, name, q, ...filters }: Listed) {
  const live = selectCounted(db, ability).where('deletedAt', deleted ? 'is not' : 'is', null)
  const all = name === undefined ? live : live.where('byName', 'in', companyKeys(name))
  const { query, lowerBound } = await searchList(db, ids?.length ? all.where('id', 'in', ids) : all, {
    topic: companies.name,
    table: 'contactsCompanies',
    q,
    deleted,
  })
  return { query, filters, columns: { sort: { name: 'byName' }, lowerBound } }
}

/** Saves changed fields, or a move to the trash or out of it, with what they mean for the company's people. */
async function change(db: Db<Tables>, row: CompanyRow, { deleted, ...fields }: CompanyChanges, now: string) {
  const { name = row.name } = fields
  const next = { ...row, ...fields, name: name === row.name ? name : tidyName(name) }
  const wasLive = row.deletedAt === null
  const isLive = deleted === undefined ? wasLive : !deleted
  const isRenamed = next.name !== row.name
  // Its contacts, which keep its name as text, would not return to it.
  if (!isLive && isRenamed) throw conflict('A company in the trash cannot be renamed')
  if (isLive && (!wasLive || isRenamed)) await checkName(db, next.name, row.id)
  await db
    .updateTable('contactsCompanies')
    .set({
      ...companyColumns(pick(next, names)),
      updatedAt: now,
      // Each move to the trash starts its 30 days again.
      deletedAt: isLive ? null : deleted ? now : row.deletedAt,
      mergedInto: isLive ? null : row.mergedInto,
      ...(companyKey(next.name) !== companyKey(row.name) && { byFormerName: companyKey(row.name) }),
    })
    .where('id', '=', row.id)
    .execute()
    .catch(refuseDuplicate)
  if (isRenamed) await renamePeople(db, row, next.name)
  if (isLive && !wasLive) await returnPeople(db, { ...row, name: next.name })
  if (deleted) await purgeCompanies(db, now)
}

/** The company that remains gets the values that it lacks, and the labels of both. */
const merged = (keep: CompanyRow, remove: CompanyRow): CompanyChanges => ({
  ...mapNames(flatNames, (name) => keep[name] || remove[name]),
  labels: distinctLabels([...keep.labels, ...remove.labels]).slice(0, maxLabels),
})

async function create(db: Db<Tables>, draft: CompanyDraft, made: { ownerId: string; createdAt: string }) {
  const name = tidyName(draft.name)
  const id = await addCompany(db, { ...draft, name }, made)
  await adoptPeople(db, name)
  return id
}

/** The rows whose company neither exists nor is in an earlier row. */
async function withoutKnown(db: Db<Tables>, { valid, errors }: ValidatedRows<CompanyDraft>) {
  const keys = valid.map(({ draft }) => companyKey(tidyName(draft.name)))
  const known = new Set((await findSpellings(db, keys)).keys())
  const isNew = keys.map((key) => !known.has(key) && known.add(key))
  const refusals = valid.flatMap(({ row }, index) =>
    isNew[index] ? [] : [{ row, path: 'name', message: 'A company with this name already exists' }],
  )
  return { valid: valid.filter((_, index) => isNew[index]), errors: byRow([...errors, ...refusals]) }
}

const createReadHandlers = (db: Db<Tables>): Pick<Handlers<typeof companies>, 'list' | 'export' | 'show'> => ({
  list: async ({ query: { page: number, limit, at, ...list }, access: { ability } }) => {
    const { query, filters, columns } = await listing(db, ability, list)
    return page(query, { ...filters, page: number, limit, at }, toCompany, columns)
  },

  export: async ({ query: list, now, access: { ability } }) => {
    const { query, filters, columns } = await listing(db, ability, list)
    return exportRecords({
      name: 'companies',
      now,
      ids: await listIds(query, filters, columns),
      find: async (ids) => (await selectCompanies(db).where('id', 'in', ids).execute()).map((row) => toCompany(row)),
      ...table,
    })
  },

  show: ({ params: { id }, access: { ability } }) => findCompany(db, ability, id),
})

const createChangeHandlers = (
  db: Db<Tables>,
): Pick<Handlers<typeof companies>, 'create' | 'edit' | 'remove' | 'purge'> => ({
  create: async ({ user, body, now, check, access: { ability } }) => {
    const company = await findCompany(db, ability, await create(db, body, { ownerId: user.id, createdAt: now }))
    check(company)
    return company
  },

  edit: async ({ params: { id }, body, now, check, access: { ability } }) => {
    const row = await lockCompany(db, id)
    check(toCompany(row))
    await change(db, row, body, now)
    return findCompany(db, ability, id)
  },

  remove: async ({ params: { id }, now, check }) => {
    const row = await lockCompany(db, id)
    check(toCompany(row))
    if (row.deletedAt === null) await change(db, row, { deleted: true }, now)
  },

  purge: async ({ params: { id }, check }) => {
    const row = await lockCompany(db, id)
    check(toCompany(row))
    if (row.deletedAt === null) throw notFound('This company is not in the trash')
    await deleteCompanies(db, (company) => company.where('id', '=', id))
  },
})

const createBulkHandlers = (db: Db<Tables>): Pick<Handlers<typeof companies>, 'bulk' | 'merge' | 'import'> => ({
  bulk: async ({ body: { ids, deleted }, now, check, access: { ability } }) => {
    const changed: Company[] = []
    for (const id of new Set(ids)) {
      const row = await lockCompany(db, id)
      check(toCompany(row))
      await change(db, row, { deleted }, now)
      changed.push(await findCompany(db, ability, id))
    }
    return changed
  },

  merge: async ({ body: { keep, remove, readAt = {} }, now, check, access: { ability } }) => {
    if (keep === remove) throw refused('remove', 'A company cannot be merged with itself')
    const [target, source] = await lockBoth(db, keep, remove)
    for (const row of [target, source]) {
      check(toCompany(row))
      if (row.deletedAt !== null) throw conflict('Companies in the trash cannot be merged')
    }
    checkCompaniesUnchanged([target, source], readAt)
    await movePeople(db, source, target)
    const trashed = { updatedAt: now, deletedAt: now, mergedInto: keep }
    await db.updateTable('contactsCompanies').set(trashed).where('id', '=', remove).execute()
    await change(db, target, merged(target, source), now)
    await purgeCompanies(db, now)
    return findCompany(db, ability, keep)
  },

  import: async ({ user, body: { rows, dryRun }, now }) => {
    const validated = await withoutKnown(db, validateRows(CompanyRowDraft, rows))
    const made = { ownerId: user.id, createdAt: now }
    if (!dryRun) return addRows(validated, async (draft) => ({ id: await create(db, draft, made) }))
    return { created: [], valid: validated.valid.length, errors: validated.errors }
  },
})

export const companiesApi = api(
  companies,
  (db: Db<Tables>) => ({ ...createReadHandlers(db), ...createChangeHandlers(db), ...createBulkHandlers(db) }),
  { search: companyEntries },
)
