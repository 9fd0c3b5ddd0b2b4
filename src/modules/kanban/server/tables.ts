import type { ColumnType, Generated, Selectable } from 'kysely'
import type { Db } from '#platform/db/engines/database.ts'
import type { Json } from '#platform/db/sample/sample.ts'
import type { StoredFile } from '#platform/files/stored-file.ts'
import type { Item } from '#platform/records/checklist.ts'
import type { Board } from '../contract-boards.ts'
import type { ActivityKind, Category, Color, Task } from '../contract-schemas.ts'

/** All tables of this module; a query on another one does not compile. */
export interface Tables {
  kanbanBoards: Pick<Board, 'name' | 'description' | 'color' | 'archivedAt'> & { id: Generated<number> }
  kanbanColumns: Pick<Category, 'id' | 'name' | 'color' | 'wipLimit' | 'isDone'> & {
    boardId: number
    rank: string
    updatedAt: string
    archivedAt: string | null
    deletedAt: string | null
  }
  kanbanTasks: Pick<Task, 'task' | 'taskImage' | 'taskText' | 'date' | 'taskProperty'> & {
    id: Generated<number>
    columnId: number
    rank: string
    labels: Json<number[]>
    assignees: Json<string[]>
    items: Json<Item[]>
    attachments: Json<StoredFile[]>
    cover: ColumnType<StoredFile | null, string | null, string | null>
    createdAt: string
    updatedAt: string
    archivedAt: string | null
    deletedAt: string | null
  }
  kanbanComments: {
    id: Generated<number>
    taskId: number
    authorId: string
    text: string
    at: string
    editedAt: string | null
    deletedAt: string | null
  }
  kanbanActivity: {
    id: Generated<number>
    taskId: number
    userId: string
    kind: ActivityKind
    from: string
    to: string
    at: string
  }
  kanbanLabels: { id: Generated<number>; name: string; color: Color }
}

export type KanbanDb = Db<Tables>
export type TaskRow = Selectable<Tables['kanbanTasks']>
