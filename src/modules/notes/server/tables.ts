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
    labels: Json<string[]>
    updatedAt: string
    deletedAt: string | null
    search: string
    labelKey: string
  }
  /** The owner and the collaborators of a note, each with what is their own about it. */
  noteMembers: {
    noteId: number
    userId: string
    position: number
    pinned: boolean
    archived: boolean
    reminderAt: string | null
    remindedAt: string | null
  }
}
