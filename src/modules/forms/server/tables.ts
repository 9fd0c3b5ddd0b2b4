import type { Generated } from 'kysely'
import type { Json } from '#platform/db/sample/sample.ts'
import type { StoredFile } from '#platform/files/stored-file.ts'
import type { DraftValues } from '../contract-draft.ts'
import type { Person, Supplier } from '../contract-supplier.ts'

export interface Tables {
  suppliers: Omit<Supplier, 'id' | 'people' | 'attachments' | 'deleted'> & {
    id: Generated<number>
    nameKey: string
    people: Json<Person[]>
    attachments: Json<StoredFile[]>
    deletedAt: string | null
    search: string
  }
  supplierDrafts: {
    id: Generated<number>
    ownerId: string
    values: Json<DraftValues>
    attachments: Json<StoredFile[]>
    version: number
    createdAt: string
    updatedAt: string
    supplierId: number | null
    discardedAt: string | null
  }
}
