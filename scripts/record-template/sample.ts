import { toColumns } from '#platform/db/queries/amount-columns.ts'
import type { Sample } from '#platform/db/sample/sample.ts'
import { sampleValues } from '#platform/db/sample/sample-values.ts'
import { toFoldedColumns } from './api.ts'
import type { Tables } from './server/tables.ts'
import { fields, PlainRecordDraft } from './contract.ts'

const howMany = 36

const sample: Sample<Tables> = (tools) => ({
  plainRecords: Array.from({ length: howMany }, (_, index) => {
    const values = sampleValues(PlainRecordDraft, index, tools)
    return {
      id: index + 1,
      ...toColumns(fields, values),
      ...toFoldedColumns(values),
      version: 1,
      createdAt: tools.ago({ days: index * 2, hours: 3 }),
      updatedAt: tools.ago({ days: index, hours: 2 }),
      deletedAt: index % 12 === 11 ? tools.ago({ days: index % 5, hours: 1 }) : null,
    }
  }),
})

export default sample
