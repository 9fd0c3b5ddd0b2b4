import type { Generated } from 'kysely'
import type { Json } from '#platform/db/sample/sample.ts'
import type { Item } from '#platform/records/checklist.ts'
import type { Color, Note } from '../contract.ts'

/** All tables of this module; a query on another one does not compile. */
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
    reminderAt: string | null
    remindedAt: string | null
    updatedAt: string
    deletedAt: string | null
    search: string
    labelKey: string
  }
}
