import type { SearchSource } from '#platform/server/search/search-source.ts'
import type { Tables } from './tables.ts'

export const supplierEntries: SearchSource<Tables> = {
  tables: { suppliers: 'id' },
  entries: (db) => async (ids) => {
    const rows = await db
      .selectFrom('suppliers')
      .select(['id', 'name', 'about', 'website', 'street', 'city', 'people', 'createdAt'])
      .where('id', 'in', ids.map(Number))
      .where('deletedAt', 'is', null)
      .execute()
    return rows.map(({ id, name, about, website, street, city, people, createdAt }) => ({
      recordId: id,
      title: name,
      detail: city,
      text: [city, street, website, ...people.flatMap((person) => [person.name, person.email]), about].join('\n'),
      path: `/forms/form-wizard?done=${id}`,
      at: createdAt,
    }))
  },
}
