import type { Selectable } from 'kysely'
import { toLabel } from '#platform/fields/field-cells.ts'
import { searchedTexts } from '#platform/server/search/choices/searched-choices.ts'
import type { SearchSource } from '#platform/server/search/search-source.ts'
import { fold } from '#platform/text/fold.ts'
import type { Tables } from './tables.ts'
import { plainRecordFields } from '../contract.ts'

/** The searched fields apart from choices, which a list finds by their names. */
const textNames = searchedTexts(plainRecordFields)

type Searched = Pick<Selectable<Tables['plainRecords']>, (typeof textNames)[number]>

const getLabels = (values: Searched) => textNames.map((name) => toLabel(values[name]))

/** The folded text that the list searches. */
export const toSearchText = (values: Searched) => fold(...getLabels(values))

export const plainRecordEntries: SearchSource<Tables> = {
  tables: { plainRecords: 'id' },
  fields: plainRecordFields,
  texts: (db) => async (ids) => {
    const rows = await db.selectFrom('plainRecords').selectAll().where('id', 'in', ids.map(Number)).execute()
    return new Map(rows.map((row) => [row.id, toSearchText(row)]))
  },
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
      text: getLabels(row).join('\n'),
      path: `/apps/plain-records/${row.id}`,
      at: row.updatedAt,
    }))
  },
}
