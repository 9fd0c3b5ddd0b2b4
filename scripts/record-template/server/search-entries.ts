import { labelOf } from '#platform/fields/field-cells.ts'
import { searchedTexts } from '#platform/server/search/choices/searched-choices.ts'
import type { SearchSource } from '#platform/server/search/search-source.ts'
import type { Tables } from './tables.ts'
import { plainRecordFields } from '../contract.ts'

/** The searched fields apart from choices, which a list finds by their names. */
export const textNames = searchedTexts(plainRecordFields)

export const plainRecordEntries: SearchSource<Tables> = {
  tables: { plainRecords: 'id' },
  entries: (db) => async (ids) => {
    const rows = await db
      .selectFrom('plainRecords')
      .selectAll()
      .where('id', 'in', ids.map(Number))
      .where('deletedAt', 'is', null)
      .execute()
    return rows.map((row) => ({
      recordId: row.id,
      title: row.plainName,
      text: textNames.map((name) => labelOf(row[name])).join('\n'),
      path: `/apps/plain-records/${row.id}`,
      at: row.updatedAt,
    }))
  },
}
