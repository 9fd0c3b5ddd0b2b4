import type { SearchSource } from '#platform/server/search/search-source.ts'
import type { Tables } from './tables.ts'
import { getTaskPath } from './task-path.ts'

export const taskEntries: SearchSource<Tables> = {
  tables: { kanbanTasks: 'id', kanbanComments: 'taskId' },
  through: {
    kanbanColumns: {
      by: 'id',
      when: ['deletedAt', 'boardId', 'name'],
      records: (db) => async (ids) => {
        const rows = await db.selectFrom('kanbanTasks').select('id').where('columnId', 'in', ids.map(Number)).execute()
        return rows.map(({ id }) => id)
      },
    },
  },
  version: 3,
  entries: (db) => async (recordIds) => {
    const ids = recordIds.map(Number)
    const rows = await db
      .selectFrom('kanbanTasks as card')
      .innerJoin('kanbanColumns as column', 'column.id', 'card.columnId')
      .select([
        'card.id',
        'card.task',
        'card.taskText',
        'card.items',
        'card.attachments',
        'card.updatedAt',
        'column.name',
        'column.boardId',
      ])
      .where('card.id', 'in', ids)
      .where('card.deletedAt', 'is', null)
      .where('column.deletedAt', 'is', null)
      .execute()
    const comments = await db
      .selectFrom('kanbanComments')
      .select(['taskId', 'text'])
      .where('taskId', 'in', ids)
      .where('deletedAt', 'is', null)
      .orderBy('id')
      .execute()
    const commentsByTask = Map.groupBy(comments, ({ taskId }) => taskId)
    return rows.map(({ id, task, taskText, items, attachments, updatedAt, name, boardId }) => ({
      recordId: id,
      title: task,
      detail: name,
      text: [
        taskText,
        ...items.map(({ text }) => text),
        ...attachments.map((file) => file.name),
        ...(commentsByTask.get(id) ?? []).map(({ text }) => text),
      ].join('\n'),
      path: getTaskPath(boardId, id),
      at: updatedAt,
    }))
  },
}
