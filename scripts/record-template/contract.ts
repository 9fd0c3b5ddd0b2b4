import * as z from 'zod'
// <imports>
import { Amount } from '#platform/numbers/amount.ts'
import { choiceOf, type Choices } from '#platform/fields/choices.ts'
import { filesOf } from '#platform/fields/declared-kinds.ts'
import { fileDownload } from '#platform/files/stored-file.ts'
// </imports>
import { contract, file, get, listQuery, patch, post, readOnly, readWrite } from '#platform/contract.ts'
import { type Described, namesWith, getSchemas } from '#platform/fields/descriptions.ts'
import { inResponses, inChanges } from '#platform/fields/contract-shapes.ts'
import { Ids, ImportReport, ImportRows } from '#platform/records/many-records.ts'
import { trashEndpoints } from '#platform/records/trash-endpoints.ts'

// <lists>
/** The values of state, each with its colour. */
export const stateChoices = {
  new: { tone: 'info' },
  old: { tone: 'quiet' },
} as const satisfies Choices<'tone'>

// </lists>
/**
 * The description of the fields, from which columns, form, list, search and sample rows derive. Fields with a default
 * are optional.
 */
export const plainRecordFields = {
  // <fields>
  plainName: { schema: z.string().trim().min(1).max(200), isSearched: true, isSorted: true },
  price: { schema: Amount, isSorted: true },
  state: { schema: choiceOf(stateChoices).default('new'), isSearched: true, isFilter: true },
  plainFiles: { schema: filesOf(10).default([]) },
  // </fields>
} satisfies Described

export const fields = getSchemas(plainRecordFields)

export const PlainRecord = z.object({
  id: z.int(),
  ...inResponses(fields),
  /** Number of writes. A change may name the version that it is based on. */
  version: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  deleted: z.boolean(),
})
export type PlainRecord = z.infer<typeof PlainRecord>

export const PlainRecordDraft = z.strictObject(fields)
export type PlainRecordDraft = z.input<typeof PlainRecordDraft>

export const PlainRecordChanges = z
  .strictObject({ ...inChanges(fields), deleted: z.boolean(), version: z.int().min(1) })
  .partial()
export type PlainRecordChanges = z.infer<typeof PlainRecordChanges>

export const PlainRecordList = listQuery(PlainRecord, {
  search: namesWith(plainRecordFields, 'isSearched'),
  filter: [...namesWith(plainRecordFields, 'isFilter'), 'deleted'],
  sort: ['-createdAt', ...namesWith(plainRecordFields, 'isSorted'), 'id'],
  extra: { ids: Ids.optional().describe('Only these records') },
})

export const plainRecords = contract(
  'plain-records',
  '/api/data/plain-records',
  {
    list: get('/', {
      query: PlainRecordList,
      returns: z.array(PlainRecord),
      summary: 'Without `deleted`, those that are not in the trash',
    }),
    export: get('/export', {
      query: PlainRecordList.omit({ page: true, limit: true, at: true }),
      returns: file('text/csv'),
      exports: true,
      summary: 'The whole result of a list as a file',
    }),
    show: get('/:id', { returns: PlainRecord }),
    // <files>
    file: fileDownload,
    // </files>
    create: post('/', { body: PlainRecordDraft, returns: PlainRecord, status: 201 }),
    edit: patch('/:id', {
      body: PlainRecordChanges,
      returns: PlainRecord,
      summary: 'With `version`, 409 unless it is the latest',
    }),
    bulk: post('/bulk', {
      body: z.strictObject({ ids: Ids.min(1), changes: PlainRecordChanges.omit({ version: true }) }),
      returns: z.array(PlainRecord),
      action: 'update',
      summary: 'Changes many at once, all or none',
    }),
    import: post('/import', {
      body: ImportRows,
      returns: ImportReport,
      summary: 'Creates up to 500, or with `dryRun` reports the result without writing',
    }),
    ...trashEndpoints,
  },
  { grants: { manager: readWrite, agent: readWrite, viewer: readOnly } },
)
