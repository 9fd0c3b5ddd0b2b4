import * as z from 'zod'
import { contract, del, file, get, listQuery, patch, post, readOnly, readWrite } from '#platform/contract.ts'
import { namesWith } from '#platform/fields/descriptions.ts'
import { FileId, StoredFile } from '#platform/files/stored-file.ts'
import { DraftValues } from './contract-draft.ts'
import { Supplier, SupplierDraft, supplierFields } from './contract-supplier.ts'

const Id = z.int().min(1).max(2_147_483_647)
const Version = z.int().min(1).max(2_147_483_647)

const onOwn = [
  'read',
  'create',
  { action: 'update', where: { createdById: '$user.id' } },
  { action: 'delete', where: { createdById: '$user.id' } },
] as const

const SupplierList = listQuery(Supplier, {
  search: ['name', 'city', 'people', 'kind'],
  filter: namesWith(supplierFields, 'isFilter'),
  sort: ['-createdAt', 'name', 'id'],
})

/** The registered suppliers. */
export const forms = contract(
  'forms',
  '/api/data/forms/suppliers',
  {
    list: get('/', {
      query: SupplierList,
      returns: z.array(Supplier),
      summary: 'Suppliers, the latest first',
    }),
    taken: get('/taken', {
      query: z.strictObject({ name: z.string().max(200) }),
      returns: z.object({ taken: z.boolean() }),
      summary: 'Whether a supplier of this name is registered, regardless of case and accents',
    }),
    show: get('/:id', { returns: Supplier }),
    download: get('/:id/attachments/:fileId', {
      params: z.strictObject({ id: z.coerce.number<number>().pipe(Id), fileId: FileId }),
      returns: file('*/*'),
    }),
    create: post('/', { body: SupplierDraft, returns: Supplier, status: 201, summary: 'Registers a supplier' }),
    submit: post('/from-draft', {
      body: z.strictObject({ draft: Id, version: Version, supplier: SupplierDraft }),
      returns: Supplier,
      status: 201,
      summary: 'Registers a draft; a repeated call returns the same supplier',
    }),
    remove: del('/:id', { summary: 'Removes a supplier; its draft can be edited again' }),
    restore: post('/:id/restore', { returns: Supplier, action: 'delete', summary: 'Restores a supplier' }),
  },
  {
    owners: ['createdById'],
    table: 'suppliers',
    touches: ['forms-drafts'],
    grants: { manager: readWrite, agent: onOwn, viewer: readOnly },
  },
)

export const Draft = z.object({
  id: z.int(),
  values: DraftValues,
  attachments: z.array(StoredFile),
  /** Increases with each change; a save based on an older version is rejected. */
  version: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** The supplier registered from the draft. */
  supplierId: z.int().nullable(),
  discarded: z.boolean(),
})
export type Draft = z.infer<typeof Draft>

/** Drafts of suppliers, each visible to its owner only. */
export const drafts = contract(
  'forms-drafts',
  '/api/data/forms/drafts',
  {
    list: get('/', { returns: z.array(Draft), summary: 'The open drafts, newest first' }),
    show: get('/:id', { returns: Draft }),
    create: post('/', { body: z.strictObject({ values: DraftValues.default({}) }), returns: Draft, status: 201 }),
    edit: patch('/:id', {
      body: z.strictObject({ version: Version, values: DraftValues }),
      returns: Draft,
      summary: 'Saves a draft, valid or not',
    }),
    discard: post('/:id/discard', { returns: Draft, action: 'delete' }),
    restore: post('/:id/restore', { returns: Draft, action: 'delete', summary: 'Restores a discarded draft' }),
  },
  { private: true, grants: { manager: readWrite, agent: readWrite, viewer: readOnly } },
)
