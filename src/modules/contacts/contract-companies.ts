import * as z from 'zod'
import { contract, file, get, listQuery, patch, post, readOnly, readWrite } from '#platform/contract.ts'
import { inChanges, inResponses } from '#platform/fields/contract-shapes.ts'
import { linesOf, PhoneNumber } from '#platform/fields/declared-kinds.ts'
import { type Described, getSchemas, namesWith } from '#platform/fields/descriptions.ts'
import { Id, Ids, ImportReport, ImportRows } from '#platform/records/many-records.ts'
import { trashEndpoints } from '#platform/records/trash-endpoints.ts'
import { Label, maxCompanyName, maxLabels, maxNotes, text, Website } from './contract-fields.ts'

/** All fields of a company, in the order of form and files. */
export const companyFields = {
  name: { schema: text(maxCompanyName).min(1), isSearched: true, isSorted: true },
  industry: { schema: text(80).default(''), isSearched: true },
  website: { schema: Website.default(''), isSearched: true },
  phone: { schema: PhoneNumber.default(''), isSearched: true },
  address: { schema: linesOf(300).default(''), isSearched: true },
  notes: { schema: text(maxNotes).default(''), isSearched: true },
  labels: { schema: z.array(Label).max(maxLabels).default([]) },
} satisfies Described

export const companyShape = getSchemas(companyFields)

export const Company = z.object({
  id: z.int(),
  ...inResponses(companyShape),
  /** The number of its contacts that the user may read; above 1,000 a lower bound. Null without the right to read any. */
  people: z.int().nullable(),
  deleted: z.boolean(),
  owner: z.object({ id: z.string(), name: z.string() }),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Time of deletion; the trash keeps companies for 30 days. */
  deletedAt: z.iso.datetime().nullable(),
})
export type Company = z.infer<typeof Company>

export const CompanyDraft = z.strictObject(companyShape)
export type CompanyDraft = z.output<typeof CompanyDraft>

export const CompanyChanges = z.strictObject({ ...inChanges(companyShape), deleted: z.boolean() }).partial()
export type CompanyChanges = z.infer<typeof CompanyChanges>

export const CompanyList = listQuery(Company, {
  search: [...namesWith(companyFields, 'isSearched'), 'labels'],
  filter: ['deleted'],
  sort: [...namesWith(companyFields, 'isSorted'), '-updatedAt', 'id'],
  extra: {
    ids: Ids.optional().describe('Only these companies'),
    name: text(maxCompanyName)
      .min(1)
      .optional()
      .describe('Only the company of this name, whatever its case, accents and spaces'),
  },
})

/** The companies of contacts, which name theirs in the field `company`. */
export const companies = contract(
  'contacts-companies',
  '/api/data/contacts/companies',
  {
    list: get('/', {
      query: CompanyList,
      returns: z.array(Company),
      summary: 'Companies; without `deleted`, those that are not in the trash',
    }),
    export: get('/export', {
      query: CompanyList.omit({ page: true, limit: true, at: true }),
      returns: file('text/csv'),
      exports: true,
      summary: 'All companies of a list as a file',
    }),
    show: get('/:id', { returns: Company }),
    create: post('/', { body: CompanyDraft, returns: Company, status: 201 }),
    edit: patch('/:id', {
      body: CompanyChanges,
      returns: Company,
      mergesFields: true,
      summary: 'Changes a company; its contacts get a new name, and return when a merged company is restored',
    }),
    ...trashEndpoints,
    bulk: post('/bulk', {
      body: z.strictObject({ ids: Ids.min(1), deleted: z.boolean() }),
      returns: z.array(Company),
      action: 'update',
      summary: 'Moves several companies to the trash, or restores them, all or none',
    }),
    merge: post('/merge', {
      body: z.strictObject({
        keep: Id,
        remove: Id,
        readAt: z
          .record(z.string().regex(/^\d{1,10}$/), z.iso.datetime())
          .optional()
          .describe('`updatedAt` of the companies by id, as they were read; 409 if one has been changed since'),
      }),
      returns: Company,
      action: 'update',
      summary: 'Moves the people of a company to another one, which gets the values that it lacks',
    }),
    import: post('/import', {
      body: ImportRows,
      returns: ImportReport,
      summary: 'Creates up to 500 companies, or with `dryRun` reports the result without writing',
    }),
  },
  {
    owners: ['owner.id'],
    table: 'contactsCompanies',
    parts: { contactsCompanyMoves: 'companyId', contactsCompanyNamesakes: 'companyId' },
    touches: ['contacts'],
    grants: { manager: readWrite, agent: readWrite, viewer: readOnly },
  },
)
