import type { Generated } from 'kysely'
import type { Json } from '#platform/db/sample/sample.ts'
import type { StoredFile } from '#platform/files/stored-file.ts'
import type { SafeHtml } from '#platform/rich-text/rich-text.ts'
import type { SampleOrder } from '../contract.ts'

/** The tables of this module; queries on other tables do not compile. */
export interface Tables {
  sampleOrders: Omit<SampleOrder, 'id' | 'tags' | 'attachments' | 'details' | 'deleted'> & {
    id: Generated<number>
    ownerId: string
    tags: Json<string[]>
    attachments: Json<StoredFile[]>
    details: SafeHtml
    deletedAt: string | null
    search: string
  }
}
