import { type SqlBool, sql } from 'kysely'
import type * as z from 'zod'
import { countInFacet } from '#platform/db/queries/count-at-most.ts'
import type { Db } from '#platform/db/engines/database.ts'
import { listIds } from '#platform/db/queries/list-ids.ts'
import { type Page, page, type ListFilters } from '#platform/db/queries/page.ts'
import { fold } from '#platform/text/fold.ts'
import { countLabels } from '#platform/server/records/known-labels.ts'
import { searchList } from '#platform/server/search/list-search.ts'
import type { Contact, ContactList, Facets } from '../contract.ts'
import { departments } from '../contract-fields.ts'
import { selectContacts, toContact } from './contact-rows.ts'
import type { Tables } from './tables.ts'

type ContactQuery = Pick<z.output<typeof ContactList>, 'deleted' | 'label' | 'owner' | 'ids' | 'emails' | 'sort'>

/** The columns to sort by whose name is not that of the field. */
const sortColumns = { firstname: 'byFirstname', lastname: 'byLastname', company: 'byCompany' } as const

interface MatchingOptions {
  /** For scans of the list in its order, when many contacts match: looks up the labels of each contact. */
  isScan?: boolean
}

/** Applies the list's own filters, favourites first in the default order. */
function matching(
  db: Db<Tables>,
  userId: string,
  { deleted = false, label, owner, ids, emails, sort }: ContactQuery,
  { isScan = false }: MatchingOptions = {},
) {
  let matches = selectContacts(db).where('deletedAt', deleted ? 'is not' : 'is', null)
  if (owner === 'me') matches = matches.where('ownerId', '=', userId)
  if (ids?.length) matches = matches.where('id', 'in', ids)
  if (emails?.length) {
    const keys = emails.map((email) => email.toLowerCase())
    const contactIds = db
      .selectFrom('contactKeys')
      .select('contactId')
      .where('kind', '=', 'email')
      .where('key', 'in', keys)
    matches = matches.where('id', 'in', contactIds)
  }
  if (label?.length) {
    const folded = label.map((one) => fold(one))
    const labelled = db.selectFrom('contactLabels').select('contactId').where('folded', 'in', folded)
    matches = matches.where((eb) =>
      isScan ? eb.exists(labelled.where(sql<SqlBool>`"contactId" = "contacts"."id"`)) : eb('id', 'in', labelled),
    )
  }
  return sort === 'firstname' ? matches.orderBy('starred', 'desc') : matches
}

type NamedQuery = z.output<typeof ContactList> & Pick<ListFilters, 'named'>
type Listed = Omit<NamedQuery, 'page' | 'limit' | 'at'>

/** The query for a list's contacts. */
async function listing(db: Db<Tables>, userId: string, query: Listed) {
  const { deleted, label, owner, ids, emails, q, named, ...rest } = query
  const special = { deleted, label, ids, emails, sort: query.sort }
  const matches = matching(db, userId, special)
  const filters = { ...rest, ownerId: owner && userId }
  // The default order has an index for each filter.
  const isFiltered = [filters.department, filters.company, filters.starred, filters.frequentlycontacted, owner].some(
    Boolean,
  )
  const isUnindexed = Boolean(label?.length) || (isFiltered && query.sort !== 'firstname')
  const searched = await searchList(db, matches, { topic: 'contacts', table: 'contacts', q, named, deleted })
  const columns = {
    sort: sortColumns,
    lowerBound: searched.lowerBound,
    isUnindexed,
    ...(!q?.trim() && { scanQuery: matching(db, userId, special, { isScan: true }) }),
  }
  return { query: searched.query, filters, columns }
}

/** One page of contacts. */
export async function listContacts(
  db: Db<Tables>,
  userId: string,
  { page: number, limit, at, ...list }: NamedQuery,
): Promise<Page<Contact>> {
  const { query, filters, columns } = await listing(db, userId, list)
  return page(query, { ...filters, page: number, limit, at }, toContact, columns)
}

/** The ids of all contacts of a list, in its order. */
export async function contactIdBatches(db: Db<Tables>, userId: string, list: Listed) {
  const { query, filters, columns } = await listing(db, userId, list)
  return listIds(query, filters, columns)
}

/** The labels of contacts that are not in the trash, with their numbers of contacts. */
function countUsedLabels(db: Db<Tables>) {
  const inTrash = db.selectFrom('contacts').select('id').where('deletedAt', 'is not', null)
  const labels = db.selectFrom('contactLabels')
  return countLabels(db, labels, { counted: labels.where('contactId', 'not in', inTrash), idColumn: 'contactId' })
}

/** The counts of the side pane. */
export async function countFacets(db: Db<Tables>, userId: string): Promise<Facets> {
  const all = db.selectFrom('contacts').where('deletedAt', 'is', null)
  const counts = await db
    .selectNoFrom([
      countInFacet(all).as('all'),
      countInFacet(all.where('ownerId', '=', userId)).as('mine'),
      countInFacet(all.where('starred', '=', true)).as('starred'),
      countInFacet(all.where('frequentlycontacted', '=', true)).as('frequent'),
      countInFacet(db.selectFrom('contacts').where('deletedAt', 'is not', null)).as('deleted'),
      ...departments.map((department) => countInFacet(all.where('department', '=', department)).as(department)),
    ])
    .executeTakeFirstOrThrow()
  const { all: total, mine, starred, frequent, deleted, ...inDepartments } = counts
  return { all: total, mine, starred, frequent, deleted, departments: inDepartments, labels: await countUsedLabels(db) }
}
