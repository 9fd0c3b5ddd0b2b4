import type { Generated } from 'kysely'
import type { Json } from '#platform/db/sample/sample.ts'
import type { StoredFile } from '#platform/files/stored-file.ts'
import type { SafeHtml } from '#platform/rich-text/rich-text.ts'

/** The tables of this module; queries on other tables do not compile. */
export interface Tables {
  textDocuments: {
    id: Generated<number>
    ownerId: string
    title: string
    content: SafeHtml
    lead: string
    pictures: Json<StoredFile[]>
    words: number
    characters: number
    createdAt: string
    updatedAt: string
    version: number
    deletedAt: string | null
    search: string
    byTitle: string
  }
}
