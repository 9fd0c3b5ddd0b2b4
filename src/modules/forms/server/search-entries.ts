import { namesWith } from '#platform/fields/descriptions.ts'
import type { SearchSource } from '#platform/server/search/search-source.ts'
import { supplierFields } from '../contract-supplier.ts'
import type { Tables } from './tables.ts'

const searched = namesWith(supplierFields, 'isSearched')

export const supplierEntries: SearchSource<Tables> = {
  tables: { suppliers: 'id' },
  entries: (db) => async (ids) => {
    const rows = await db
      .selectFrom('suppliers')
      .select(['id', ...searched, 'people', 'createdAt'])
      .where('id', 'in', ids.map(Number))
      .where('deletedAt', 'is', null)
      .execute()
    return rows.map(({ id, people, createdAt, ...row }) => ({
      recordId: id,
      title: row.name,
      detail: row.city,
      text: [
        ...searched.filter((name) => name !== 'name').map((name) => row[name]),
        ...people.flatMap((person) => [person.name, person.email]),
      ].join('\n'),
      path: `/forms/form-wizard?done=${id}`,
      at: createdAt,
    }))
  },
}
