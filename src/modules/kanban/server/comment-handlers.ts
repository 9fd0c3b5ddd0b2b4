import { forbidden, notFound } from '#platform/errors/failure.ts'
import type { Handlers } from '#platform/server/api.ts'
import type { kanban } from '../contract.ts'
import { notifyComment } from './notices.ts'
import type { KanbanDb } from './tables.ts'

export const createCommentHandlers = (db: KanbanDb): Pick<Handlers<typeof kanban>, 'addComment' | 'editComment'> => ({
  addComment: async ({ params: { id: taskId }, body: { text }, now, check, ...call }) => {
    const { user } = call
    check({ kind: 'comment', authorId: user.id })
    const task = await db.selectFrom('kanbanTasks').select('id').where('id', '=', taskId).executeTakeFirst()
    if (!task) throw notFound()
    const values = { taskId, authorId: user.id, text, at: now, editedAt: null, deletedAt: null }
    await notifyComment(db, call, taskId, text)
    return db.insertInto('kanbanComments').values(values).returningAll().executeTakeFirstOrThrow()
  },

  editComment: async ({ params: { id }, body: { text, deleted }, user, now, check }) => {
    const row = await db.selectFrom('kanbanComments').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) throw notFound()
    check({ kind: 'comment', authorId: row.authorId })
    // Managers may delete the comments of others, but not edit them.
    if (text !== undefined && row.authorId !== user.id) throw forbidden()
    return db
      .updateTable('kanbanComments')
      .set({
        ...(text !== undefined && text !== row.text && { text, editedAt: now }),
        deletedAt: deleted === undefined ? row.deletedAt : deleted ? now : null,
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
  },
})
