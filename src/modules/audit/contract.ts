import * as z from 'zod'
import { contract, file, get, post } from '#platform/contract.ts'

const Id = z.int().min(1).max(2_147_483_647)
const name = (longest: number) => z.string().min(1).max(longest)

/**
 * What an entry may be about: a change by one of the actions of its topic, an `export`, or all reads (`read`) of one topic by
 * one person in one hour.
 */
const EntryAction = name(64)
export const EntryActions = z.array(EntryAction).max(50)

/** Which records an export was asked for: all that its author may read, those that filters or a search left, or chosen ones. */
export const selections = ['all', 'filtered', 'selected'] as const

export const Access = z.object({
  /** How many records were sent; null where the export was cut off before that was known. */
  records: z.int().nullable(),
  /** Of reads: in how many answers, from `at` up to an hour later. */
  answers: z.int().nullable(),
  /** Of an export: the media type of the file. */
  format: z.string().nullable(),
  selection: z.enum(selections).nullable(),
})
export type Access = z.infer<typeof Access>

export const AuditEntry = z.object({
  id: z.int(),
  /** Of reads: when their hour began. */
  at: z.iso.datetime(),
  /** Null for what happened by itself, or before anybody was signed in. */
  user: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** The contract and its endpoint; the endpoint is empty for work in the background. */
  topic: z.string(),
  action: EntryAction,
  endpoint: z.string(),
  recordId: z.string().nullable(),
  /** What the record is called, as far as that is known. */
  label: z.string(),
  address: z.string(),
  /** How the browser called itself. */
  device: z.string(),
  requestId: z.string(),
  rowCount: z.int(),
  /** What was read or exported; null for a change. */
  access: Access.nullable(),
  /** Whether only its author may see what was changed. */
  private: z.boolean(),
  /** Whether whoever asks may not see it: somebody else's own, or of a topic of which they may not read every record. */
  hidden: z.boolean(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

const Image = z.record(z.string(), z.json())

export const ChangedRow = z.object({
  position: z.int(),
  table: z.string(),
  key: z.string(),
  kind: z.enum(['insert', 'update', 'delete']),
  /** Of an update only the columns that changed. */
  before: Image.nullable(),
  after: Image.nullable(),
})
export type ChangedRow = z.infer<typeof ChangedRow>

export const AuditDetail = AuditEntry.extend({
  /** The first 200. */
  rows: z.array(ChangedRow),
  /** Whether an earlier state can be restored from it. */
  restorable: z.boolean(),
  /** How many entries have changed the same rows since. */
  later: z.int(),
})
export type AuditDetail = z.infer<typeof AuditDetail>

const filters = {
  q: z.string().max(200).optional().describe('Looks among what records are called and the values that were written'),
  user: z.array(name(64)).max(200).optional(),
  topic: z.array(name(64)).max(200).optional(),
  action: EntryActions.optional(),
  changes: z.boolean().optional().describe('Only what changed something: neither reads nor exports'),
  /** The history of a record, of the topic that is named beside it. */
  record: name(200).optional(),
  /** The history of a row: its table, with `key`. */
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
        before: Id.optional().describe('Goes on after this entry'),
        limit: z.int().min(1).max(200).default(50),
      }),
      returns: z.array(AuditEntry),
      summary: 'Entries, newest first; `before` is the last entry of the previous page',
    }),
    topics: get('/topics', { returns: z.array(z.string()), summary: 'Topics with entries' }),
    ownActions: get('/actions', {
      returns: z.array(z.object({ topic: z.string(), action: z.string() })),
      summary: 'The actions that contracts declare besides those that all have',
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
        /** Also where the rows have changed since. */
        force: z.boolean().default(false),
      }),
      returns: z.object({ restored: z.int() }),
      action: 'update',
      confirmed: true,
      summary: 'Restores the rows to their state before or after this entry',
    }),
  },
  // Whoever gets a right to it learns of every change that it was made, and sees the contents of those topics alone of which
  // they may read every record.
  { grants: { manager: [], agent: [], viewer: [] } },
)
