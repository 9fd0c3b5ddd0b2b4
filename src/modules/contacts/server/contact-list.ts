import type * as z from 'zod'
import type { Db } from '#platform/db/database.ts'
import { type Page, page } from '#platform/db/page.ts'
import { fold } from '#platform/fold.ts'
import { searchList } from '#platform/server/search/list-search.ts'
import type { Contact, ContactList, Facets } from '../contract.ts'
import { selectContacts, toContact } from './contact-rows.ts'
import type { Tables } from './tables.ts'

type Asked = Pick<z.output<typeof ContactList>, 'deleted' | 'label' | 'owner' | 'ids' | 'sort'>

/** The columns to sort by, where they are not called like the field. */
export const sortColumns = { firstname: 'byFirstname', lastname: 'byLastname', company: 'byCompany' } as const

/** The contacts that the special filters of a list leave, favourites first where the order is the usual one. */
export function matching(db: Db<Tables>, userId: string, { deleted = false, label, owner, ids, sort }: Asked) {
  let found = selectContacts(db).where('deletedAt', deleted ? 'is not' : 'is', null)
  if (owner === 'me') found = found.where('ownerId', '=', userId)
  if (ids?.length) found = found.where('id', 'in', ids)
  if (label?.length) {
    const labelled = db
      .selectFrom('contactLabels')
      .select('contactId')
      .where(
        'folded',
        'in',
        label.map((one) => fold(one)),
      )
    found = found.where('id', 'in', labelled)
  }
  return sort === 'firstname' ? found.orderBy('starred', 'desc') : found
}

/** One page of contacts. */
export async function listContacts(
  db: Db<Tables>,
  userId: string,
  query: z.output<typeof ContactList>,
): Promise<Page<Contact>> {
  const { deleted, label, owner, ids, q, ...rest } = query
  const found = matching(db, userId, { deleted, label, owner, ids, sort: query.sort })
  const searched = await searchList(db, found, { topic: 'contacts', table: 'contacts', q, deleted })
  return page(searched.query, rest, toContact, { sort: sortColumns, sure: searched.sure })
}

const inTrash = (db: Db<Tables>) => db.selectFrom('contacts').select('id').where('deletedAt', 'is not', null)

/** The counts of the side pane. */
export async function countFacets(db: Db<Tables>, userId: string): Promise<Facets> {
  const counted = await db
    .selectFrom('contacts')
    .where('deletedAt', 'is', null)
    .groupBy('department')
    .select(({ fn }) => [
      'department',
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere('ownerId', '=', userId).as('mine'),
      fn.countAll<number>().filterWhere('starred', '=', true).as('starred'),
      fn.countAll<number>().filterWhere('frequentlycontacted', '=', true).as('frequent'),
    ])
    .execute()
  const trash = await db
    .selectFrom('contacts')
    .where('deletedAt', 'is not', null)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const labels = await db
    .selectFrom('contactLabels')
    .where('contactId', 'not in', inTrash(db))
    .groupBy('folded')
    .orderBy('folded')
    .select(({ fn }) => [fn.min('label').as('label'), fn.countAll<number>().as('count')])
    .execute()

  const sum = (name: 'all' | 'mine' | 'starred' | 'frequent') =>
    counted.reduce((total, row) => total + Number(row[name]), 0)
  const inDepartment = Object.fromEntries(counted.map(({ department, all }) => [department, Number(all)]))
  return {
    all: sum('all'),
    mine: sum('mine'),
    starred: sum('starred'),
    frequent: sum('frequent'),
    deleted: Number(trash.count),
    departments: { Sales: 0, Support: 0, Engineering: 0, 'Business Development': 0, ...inDepartment },
    labels: labels.map(({ label, count }) => ({ label, count: Number(count) })),
  }
}
