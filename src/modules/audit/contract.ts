import * as z from 'zod'
import { contract, file, get, post } from '#platform/contract.ts'

const Id = z.int().min(1).max(2_147_483_647)
const name = (maxLength: number) => z.string().min(1).max(maxLength)

/**
 * An action of the topic that changed data, an `export`, or `read` for all reads of a topic by one user within an hour.
 */
const EntryAction = name(64)
export const EntryActions = z.array(EntryAction).max(50)

/** The records of an export: all that the user may read, the result of filters or a search, or selected ones. */
export const selections = ['all', 'filtered', 'selected'] as const

export const Access = z.object({
  /** Number of records sent; null if the export was aborted. */
  records: z.int().nullable(),
  /** For reads: number of responses between `at` and one hour later. */
  answers: z.int().nullable(),
  /** For exports: media type of the file. */
  format: z.string().nullable(),
  selection: z.enum(selections).nullable(),
})
export type Access = z.infer<typeof Access>

export const AuditEntry = z.object({
  id: z.int(),
  /** For reads: start of the hour. */
  at: z.iso.datetime(),
  /** Null for background work and anonymous requests. */
  user: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** Contract and endpoint; the endpoint is empty for background work. */
  topic: z.string(),
  action: EntryAction,
  endpoint: z.string(),
  recordId: z.string().nullable(),
  /** Name of the record, if known. */
  label: z.string(),
  address: z.string(),
  /** The user agent. */
  device: z.string(),
  requestId: z.string(),
  rowCount: z.int(),
  /** Names of the changed columns of the first row, in lists. */
  fields: z.array(z.string()).optional(),
  /** Details of a read or export; null for changes. */
  access: Access.nullable(),
  /** Only the author may see the changed values. */
  private: z.boolean(),
  /**
   * The caller may not see the changed values: they are another user's private data, or of a topic that the caller may
   * not read fully.
   */
  hidden: z.boolean(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

const Image = z.record(z.string(), z.json())

export const ChangedRow = z.object({
  position: z.int(),
  table: z.string(),
  key: z.string(),
  kind: z.enum(['insert', 'update', 'delete']),
  /** Updates contain changed columns only. */
  before: Image.nullable(),
  after: Image.nullable(),
})
export type ChangedRow = z.infer<typeof ChangedRow>

export const AuditDetail = AuditEntry.extend({
  /** At most 200. */
  rows: z.array(ChangedRow),
  /** An earlier state can be restored from it. */
  restorable: z.boolean(),
  /** Number of later entries that changed the same rows. */
  later: z.int(),
})
export type AuditDetail = z.infer<typeof AuditDetail>

const filters = {
  q: z.string().max(200).optional().describe('Searches titles of records and written values'),
  user: z.array(name(64)).max(200).optional(),
  topic: z.array(name(64)).max(200).optional(),
  action: EntryActions.optional(),
  changes: z.boolean().optional().describe('Only changes, without reads and exports'),
  /** With `topic`: the history of one record. */
  record: name(200).optional(),
  /** With `key`: the history of one row. */
  table: name(64).optional(),
  key: name(500).optional(),
  from: z.iso.datetime().optional(),
  to: z.iso.datetime().optional(),
}

export const AuditFilters = z.strictObject(filters)
export type AuditFilters = z.infer<typeof AuditFilters>

export const audit = contract(
  'audit',
  '/api/data/admin/audit',
  {
    list: get('/', {
      query: z.strictObject({
        ...filters,
        before: Id.optional().describe('Continues after this entry'),
        limit: z.int().min(1).max(200).default(50),
      }),
      returns: z.array(AuditEntry),
      summary: 'Entries, newest first; `before` is the last entry of the previous page',
    }),
    topics: get('/topics', { returns: z.array(z.string()), summary: 'Topics with entries' }),
    ownActions: get('/actions', {
      returns: z.array(z.object({ topic: z.string(), action: z.string() })),
      summary: 'Actions that contracts declare themselves',
    }),
    export: get('/export', {
      query: z.strictObject({ ...filters, format: z.enum(['csv', 'json']).default('csv') }),
      returns: file('text/csv', 'application/json'),
      exports: true,
      confirmed: true,
      summary: 'The whole result of a list as a file, with every row',
    }),
    show: get('/:id', { returns: AuditDetail }),
    restore: post('/:id/restore', {
      body: z.strictObject({
        to: z.enum(['before', 'after']),
        /** Restores even if the rows have changed since. */
        force: z.boolean().default(false),
      }),
      returns: z.object({ restored: z.int() }),
      action: 'update',
      confirmed: true,
      summary: 'Restores the rows to their state before or after this entry',
    }),
  },
  // Users with access see that each change was made, but values only of topics of which they may read all records.
  { grants: { manager: [], agent: [], viewer: [] } },
)
