import { Failure, forbidden, notFound } from '#platform/errors/failure.ts'
import type { Handlers } from '#platform/server/api.ts'
import type { kanban } from '../contract.ts'
import { maxLabels } from '../contract-schemas.ts'
import { notifyComment } from './notices.ts'
import type { KanbanDb } from './tables.ts'

type CommentHandlers = Pick<
  Handlers<typeof kanban>,
  'addComment' | 'editComment' | 'labels' | 'addLabel' | 'editLabel' | 'removeLabel'
>

const label = { kind: 'label' }

export const createCommentHandlers = (db: KanbanDb): CommentHandlers => ({
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

  labels: () => db.selectFrom('kanbanLabels').selectAll().orderBy('id').execute(),

  addLabel: async ({ body, check }) => {
    check(label)
    const all = await db.selectFrom('kanbanLabels').select('id').execute()
    if (all.length >= maxLabels) throw new Failure(422, `A board has at most ${maxLabels} labels`)
    return db.insertInto('kanbanLabels').values(body).returningAll().executeTakeFirstOrThrow()
  },

  editLabel: async ({ params: { id }, body, check }) => {
    const before = await db.selectFrom('kanbanLabels').selectAll().where('id', '=', id).executeTakeFirst()
    check({ ...label, ...before })
    const query = db
      .updateTable('kanbanLabels')
      .set({ id, ...body })
      .where('id', '=', id)
    const row = await query.returningAll().executeTakeFirst()
    if (!row) throw notFound()
    return row
  },

  removeLabel: async ({ params: { id }, check }) => {
    check(label)
    const deletedRow = await db.deleteFrom('kanbanLabels').where('id', '=', id).returning('id').executeTakeFirst()
    if (!deletedRow) throw notFound()
  },
})
