import { findChoices, searchedChoices, searchedTexts } from '#platform/server/search/choices/searched-choices.ts'
import type { SearchSource } from '#platform/server/search/search-source.ts'
import { supplierFields } from '../contract-supplier.ts'
import type { Tables } from './tables.ts'

const texts = searchedTexts(supplierFields)

/** The fields whose choices a list finds by their names. */
export const supplierChoices = searchedChoices(supplierFields, { kind: 'kinds' })

export const supplierEntries: SearchSource<Tables> = {
  fields: supplierFields,
  tables: { suppliers: 'id' },
  entries: (db) => async (ids) => {
    const rows = await db
      .selectFrom('suppliers')
      .select(['id', ...texts, 'kind', 'people', 'createdAt'])
      .where('id', 'in', ids.map(Number))
      .where('deletedAt', 'is', null)
      .execute()
    return rows.map(({ id, people, createdAt, ...row }) => ({
      choices: findChoices(supplierChoices, row),
      recordId: id,
      title: row.name,
      detail: row.city,
      text: [
        ...texts.filter((name) => name !== 'name').map((name) => row[name]),
        ...people.flatMap((person) => [person.name, person.email]),
      ].join('\n'),
      path: `/forms/form-wizard?done=${id}`,
      at: createdAt,
    }))
  },
}
