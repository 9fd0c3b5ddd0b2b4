import * as z from 'zod'
import { contract, del, file, get, listQuery, patch, post, readOnly, readWrite } from '#platform/contract.ts'
import { inResponses, inChanges } from '#platform/fields/contract-shapes.ts'
import { namesWith } from '#platform/fields/descriptions.ts'
import { PictureAddress } from '#platform/pictures/picture-address.ts'
import { Id, Ids, ImportReport as Report, ImportRows } from '#platform/records/many-records.ts'
import { trashEndpoints } from '#platform/records/trash-endpoints.ts'
import { contactFields, departments, Detail, fields, Label, Uid } from './contract-fields.ts'
import { figuresPart } from './contract-figures.ts'

export const Contact = z.object({
  id: z.int(),
  uid: z.string(),
  ...inResponses(fields),
  morePhones: z.array(Detail),
  moreEmails: z.array(Detail),
  labels: z.array(z.string()),
  /** The company that `company` names, unless it was deleted. */
  companyId: z.int().nullable(),
  deleted: z.boolean(),
  owner: z.object({ id: z.string(), name: z.string() }),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Time of deletion; the trash keeps contacts for 30 days. */
  deletedAt: z.iso.datetime().nullable(),
})
export type Contact = z.infer<typeof Contact>

export const ContactChanges = z.strictObject({ ...inChanges(fields), deleted: z.boolean() }).partial()
export type ContactChanges = z.infer<typeof ContactChanges>

export const ContactDraft = z.strictObject(fields)
export type ContactDraft = z.input<typeof ContactDraft>

/** A row of a file, which has no uploaded picture: 500 rows have to fit into one request. */
export const ImportDraft = ContactDraft.extend({ uid: Uid.default(''), image: PictureAddress.default('') })
export type ImportDraft = z.output<typeof ImportDraft>

export const ContactList = listQuery(Contact, {
  search: namesWith(contactFields, 'isSearched'),
  filter: [...namesWith(contactFields, 'isFilter'), 'deleted'],
  sort: [...namesWith(contactFields, 'isSorted'), '-updatedAt', 'id'],
  extra: {
    label: z.array(Label).max(20).optional().describe('Any of these labels'),
    owner: z.enum(['me']).optional().describe('Only the contacts that the signed-in user owns'),
    ids: Ids.optional().describe('Only these contacts'),
    emails: z.array(z.string().max(254)).max(100).optional().describe('Only contacts with one of these addresses'),
  },
})

/** Number of contacts per entry of the side pane; deleted contacts count for the trash only. */
export const Facets = z.object({
  all: z.int(),
  mine: z.int(),
  starred: z.int(),
  frequent: z.int(),
  deleted: z.int(),
  departments: z.record(z.enum(departments), z.int()),
  labels: z.array(z.object({ label: z.string(), count: z.int() })),
})
export type Facets = z.infer<typeof Facets>

export const BulkChange = z.strictObject({
  ids: Ids.min(1),
  addLabels: z.array(Label).max(20).optional(),
  removeLabels: z.array(Label).max(20).optional(),
  starred: z.boolean().optional(),
  department: z.enum(departments).optional(),
  deleted: z.boolean().optional(),
})

/** Handling of rows that match a contact; only those with the same UID or email address update it. */
export const DuplicateHandling = z.enum(['skip', 'update', 'create'])
export type DuplicateHandling = z.infer<typeof DuplicateHandling>

const ImportChange = z.object({ field: z.string(), before: z.json(), after: z.json() })
export type ImportChange = z.infer<typeof ImportChange>

export const ImportReport = Report.extend({
  /** The updated contacts. */
  updated: z.array(z.int()),
  duplicates: z.array(
    z.object({
      row: z.int(),
      /** The existing contact; null if an earlier row of the same request is the duplicate. */
      id: z.int().nullable(),
      by: z.enum(['uid', 'email', 'phone', 'name']),
      /** The changes of an update; null if the row cannot update the contact. */
      changes: z.array(ImportChange).nullable(),
    }),
  ),
})
export type ImportReport = z.infer<typeof ImportReport>

export const DuplicateGroup = z.object({ reason: z.enum(['email', 'phone', 'name']), contacts: z.array(Contact) })
export type DuplicateGroup = z.infer<typeof DuplicateGroup>

// The first path is fixed: existing clients call it. Further endpoints are REST.
export const contacts = contract(
  'contacts',
  figuresPart.base,
  {
    list: get('/', {
      query: ContactList,
      returns: z.array(Contact),
      summary: 'Contacts; without `deleted`, those that are not in the trash',
    }),
    facets: get('/facets', { returns: Facets, summary: 'Number of contacts per department, label and mark' }),
    ...figuresPart.endpoints,
    duplicates: get('/duplicates', {
      returns: z.array(DuplicateGroup),
      summary: 'Groups of probable duplicates',
    }),
    export: get('/export', {
      query: ContactList.omit({ page: true, limit: true, at: true }).extend({
        format: z.enum(['csv', 'vcard']).default('csv'),
      }),
      returns: file('text/csv', 'text/vcard'),
      exports: true,
      summary: 'All contacts of a list as a file',
    }),
    show: get('/:id', { returns: Contact }),
    create: post('/', { body: ContactDraft, returns: Contact, status: 201 }),
    edit: patch('/:id', { body: ContactChanges, returns: Contact, mergesFields: true }),
    ...trashEndpoints,
    bulk: post('/bulk', {
      body: BulkChange,
      returns: z.array(Contact),
      action: 'update',
      summary: 'Changes several contacts, all or none',
    }),
    emptyTrash: del('/trash', { returns: z.object({ removed: z.int() }) }),
    merge: post('/merge', {
      body: z.strictObject({
        keep: Id,
        remove: Ids.min(1).max(20),
        contact: ContactChanges.omit({ deleted: true }),
        readAt: z
          .record(z.string().regex(/^\d{1,10}$/), z.iso.datetime())
          .optional()
          .describe('`updatedAt` of the contacts by id, as they were read; 409 if one has been changed since'),
      }),
      returns: Contact,
      action: 'update',
      summary: 'Merges contacts: one gets the given values, the others move to the trash',
    }),
    import: post('/import', {
      body: ImportRows.extend({ duplicates: DuplicateHandling.default('skip') }),
      returns: ImportReport,
      summary: 'Creates or updates up to 500 contacts, or with `dryRun` reports the result without writing',
    }),
  },
  {
    owners: ['owner.id'],
    parts: {
      contactLabels: 'contactId',
      contactKeys: 'contactId',
      contactsCompanyMoves: 'contactId',
      contactsCompanyNamesakes: 'contactId',
    },
    // A new name creates a company.
    touches: ['contacts-companies'],
    grants: { manager: readWrite, agent: readWrite, viewer: readOnly },
  },
)
