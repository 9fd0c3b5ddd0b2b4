import type { Insertable } from 'kysely'
import type { KanbanDb, Tables, TaskRow } from './tables.ts'

type Values = Omit<TaskRow, 'id'>

const toJson = ({ labels, assignees, items, attachments, cover }: Values) => ({
  labels: JSON.stringify(labels),
  assignees: JSON.stringify(assignees),
  items: JSON.stringify(items),
  attachments: JSON.stringify(attachments),
  cover: cover && JSON.stringify(cover),
})

export async function saveTask(db: KanbanDb, row: TaskRow) {
  await db
    .updateTable('kanbanTasks')
    .set({ ...row, ...toJson(row) })
    .where('id', '=', row.id)
    .execute()
}

export async function insertTask(db: KanbanDb, row: Values) {
  const values: Insertable<Tables['kanbanTasks']> = { ...row, ...toJson(row) }
  const { id } = await db.insertInto('kanbanTasks').values(values).returning('id').executeTakeFirstOrThrow()
  return id
}

export const createBlankTask = (columnId: number, rank: string, now: string) => ({
  columnId,
  rank,
  labels: [],
  assignees: [],
  items: [],
  attachments: [],
  cover: null,
  createdAt: now,
  updatedAt: now,
  archivedAt: null,
  deletedAt: null,
})
