import type { Generated } from 'kysely'
import type { Json } from '#platform/db/sample/sample.ts'
import type { Color, Item, Note } from '../contract.ts'

/** The tables that queries of this module may name; the compiler refuses others. */
export interface Tables {
  notes: {
    id: Generated<number>
    ownerId: string
    title: string
    color: Color
    datef: string
    kind: Note['kind']
    text: string
    items: Json<Item[]>
    pinned: boolean
    archived: boolean
    labels: Json<string[]>
    position: number
    updatedAt: string
    deletedAt: string | null
    search: string
    labelKey: string
  }
}
