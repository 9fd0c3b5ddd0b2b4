import { Failure, notFound } from '#platform/errors/failure.ts'
import type { Handlers } from '#platform/server/api.ts'
import type { kanban } from '../contract.ts'
import { maxLabels } from '../contract-schemas.ts'
import type { KanbanDb } from './tables.ts'

type LabelHandlers = Pick<Handlers<typeof kanban>, 'labels' | 'addLabel' | 'editLabel' | 'removeLabel'>

const label = { kind: 'label' }

export const createLabelHandlers = (db: KanbanDb): LabelHandlers => ({
  labels: () => db.selectFrom('kanbanLabels').selectAll().orderBy('id').execute(),

  addLabel: async ({ body, check }) => {
    check(label)
    const all = await db.selectFrom('kanbanLabels').select('id').execute()
    if (all.length >= maxLabels) throw new Failure(422, `There are at most ${maxLabels} labels`)
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
