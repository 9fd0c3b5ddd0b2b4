import { notFound, refused } from '#platform/errors/failure.ts'
import type { Handlers } from '#platform/server/api.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import { trustedHtml } from '#platform/server/html/rich-text.ts'
import { refuseLostUpdates } from '#platform/server/pipeline/refuse-lost-update.ts'
import { refuseOverwrittenItems } from '#platform/server/records/refuse-overwritten-items.ts'
import { changeItems, maxItems, type Item } from '#platform/records/checklist.ts'
import type { kanban } from '../contract.ts'
import { editTask } from './edit-task.ts'
import { findBoardTask, lockColumn, lockTask } from './lock-rows.ts'
import { notifyAssigned } from './notices.ts'
import { findTaskRank } from './rank-rows.ts'
import { findTransfer } from './boards.ts'
import { readBoard, readBoardWith, readTask } from './read-board.ts'
import { type ActivityChange, recordActivity } from './record-activity.ts'
import { createBlankTask, insertTask, saveTask } from './save-task.ts'
import type { KanbanDb, TaskRow } from './tables.ts'

const task = { kind: 'task' }

/** Writes tasks and their history. */
const createTaskWork = (db: KanbanDb) => {
  const actor = ({ user, now }: Call) => ({ userId: user.id, now })
  const recordChanges = (call: Call, id: number, ...all: readonly ActivityChange[]) =>
    recordActivity(db, id, actor(call), ...all)

  const add = async (
    call: Call,
    columnId: number,
    values: Pick<TaskRow, 'task' | 'taskImage' | 'taskText' | 'date' | 'taskProperty'>,
  ) => {
    const rank = await findTaskRank(db, columnId, {})
    const id = await insertTask(db, { ...values, ...createBlankTask(columnId, rank, call.now) })
    await recordChanges(call, id, { kind: 'created' })
  }

  const move = async (call: Call, id: number, columnId: number, hint: { before?: number; after?: number }) => {
    const column = await lockColumn(db, columnId, call.now)
    const row = await lockTask(db, id, call.now)
    if (row.archivedAt !== null || row.deletedAt !== null) throw notFound()
    const rank = await findTaskRank(db, columnId, hint, id)
    await db.updateTable('kanbanTasks').set({ columnId, rank }).where('id', '=', id).execute()
    if (row.columnId === columnId) return
    const from = await db.selectFrom('kanbanColumns').select('name').where('id', '=', row.columnId).executeTakeFirst()
    const transfer = await findTransfer(db, row.columnId, columnId)
    if (transfer) await recordChanges(call, id, { kind: 'transferred', ...transfer })
    await recordChanges(call, id, { kind: 'moved', from: from?.name ?? '', to: column.name })
  }

  return { recordChanges, add, move }
}

/** Handlers of the endpoints that return the whole board. */
const createBoardHandlers = (
  db: KanbanDb,
): Pick<Handlers<typeof kanban>, 'addTask' | 'addTasks' | 'editTask' | 'deleteTask' | 'moveTask'> => {
  const { add, move } = createTaskWork(db)
  /** The column with a name on the task's board; undefined if the task is in it. */
  async function findGoal(taskId: number, category: string) {
    const { category: now, boardId } = await readTask(db, taskId)
    if (category === now) return undefined
    const goal = (await readBoard(db, boardId)).find(({ name }) => name === category)
    if (!goal) throw refused('newData.category', 'No column has this name')
    return goal
  }
  return {
    addTask: async ({ body: { categoryId, newTaskData }, ...call }) => {
      call.check(task)
      const { boardId } = await lockColumn(db, categoryId, call.now)
      const { id: _id, category: _category, ...values } = newTaskData
      await add(call, categoryId, values)
      return readBoard(db, boardId)
    },

    addTasks: async ({ body: { categoryId, titles }, ...call }) => {
      call.check(task)
      const { boardId } = await lockColumn(db, categoryId, call.now)
      const blank = { taskImage: '', taskText: trustedHtml(''), date: '', taskProperty: '' } as const
      for (const title of titles) await add(call, categoryId, { ...blank, task: title })
      return readBoard(db, boardId)
    },

    editTask: async ({ body: { taskId, newData }, ...call }) => {
      call.check(task)
      const { id = taskId, category, base, ...changes } = newData
      if (id !== taskId) throw refused('newData.id', 'The id of a task cannot change')
      await findBoardTask(db, taskId)
      const goal = category === undefined ? undefined : await findGoal(taskId, category)
      if (goal) await lockColumn(db, goal.id, call.now)
      await lockTask(db, taskId, call.now)
      refuseLostUpdates([{ record: await readTask(db, taskId), changes: newData, base, path: 'newData.' }])
      const { boardId } = await editTask(db, call, taskId, changes)
      if (goal) await move(call, taskId, goal.id, {})
      return readBoard(db, boardId)
    },

    deleteTask: async ({ body: { taskId }, ...call }) => {
      call.check(task)
      await findBoardTask(db, taskId)
      const { boardId } = await editTask(db, call, taskId, { deleted: true })
      return readBoard(db, boardId)
    },

    moveTask: async ({ params: { id }, body: { categoryId, before, after }, ...call }) => {
      call.check(task)
      const { columnId } = await findBoardTask(db, id)
      const neighbourIds = [before, after].filter((one) => one !== undefined)
      if (neighbourIds.length > 0) {
        const neighbours = await db.selectFrom('kanbanTasks').select('id').where('id', 'in', neighbourIds).execute()
        if (neighbours.length < new Set(neighbourIds).size) throw notFound()
      }
      const hint = { ...(before !== undefined && { before }), ...(after !== undefined && { after }) }
      const isMoved = !neighbourIds.includes(id)
      if (isMoved) await move(call, id, categoryId, hint)
      return readBoardWith(db, isMoved ? categoryId : columnId)
    },
  }
}

/** The items that were ticked or unticked, as entries of the history. */
function listTicks(before: readonly Item[], after: readonly Item[]) {
  const wasDone = new Map(before.map(({ id, done }) => [id, done]))
  return after
    .filter(({ id, done }) => (wasDone.get(id) ?? false) !== done)
    .map(({ text, done }) => ({ kind: done ? ('ticked' as const) : ('unticked' as const), to: text }))
}

const createSingleHandlers = (
  db: KanbanDb,
): Pick<
  Handlers<typeof kanban>,
  'changeTask' | 'changeItems' | 'copyTask' | 'downloadCover' | 'downloadAttachment'
> => {
  const { recordChanges } = createTaskWork(db)
  return {
    changeTask: async ({ params: { id }, body, ...call }) => {
      await lockTask(db, id, call.now)
      call.check({ ...task, ...(await readTask(db, id)) })
      await editTask(db, call, id, body)
      return readTask(db, id)
    },

    changeItems: async ({ params: { id }, body, ...call }) => {
      call.check(task)
      const row = await lockTask(db, id, call.now)
      refuseOverwrittenItems(row.items, body)
      const items = changeItems(row.items, body)
      if (items.length > maxItems) throw refused('set', `A checklist has at most ${maxItems} items`)
      await saveTask(db, { ...row, items })
      await recordChanges(call, id, ...listTicks(row.items, items))
      return readTask(db, id)
    },

    copyTask: async ({ params: { id }, ...call }) => {
      call.check(task)
      const { boardId } = await lockColumn(db, (await findBoardTask(db, id)).columnId, call.now)
      const { id: _id, ...row } = await lockTask(db, id, call.now)
      const rank = await findTaskRank(db, row.columnId, { after: id })
      const [cover = null] = row.cover ? await call.services.files.attach([row.cover.id], [row.cover]) : []
      const attachments = await call.services.files.attach(
        row.attachments.map((file) => file.id),
        row.attachments,
      )
      const { createdAt, updatedAt } = createBlankTask(row.columnId, rank, call.now)
      const items = row.items.map((item) => ({ ...item, done: false }))
      const copy = await insertTask(db, { ...row, items, rank, cover, attachments, createdAt, updatedAt })
      await recordChanges(call, copy, { kind: 'copied', from: row.task })
      notifyAssigned(call, boardId, { ...row, id: copy, assignees: [] }, { ...row, id: copy })
      return readTask(db, copy)
    },

    downloadCover: async ({ params: { id }, services: { files } }) => {
      const query = db.selectFrom('kanbanTasks').select('cover').where('id', '=', id)
      const row = await query.executeTakeFirst()
      if (!row?.cover) throw notFound()
      return files.open(row.cover)
    },

    downloadAttachment: async ({ params: { id, file: fileId }, services: { files } }) => {
      const row = await db.selectFrom('kanbanTasks').select('attachments').where('id', '=', id).executeTakeFirst()
      const file = row?.attachments.find((one) => one.id === fileId)
      if (!file) throw notFound()
      return files.open(file)
    },
  }
}

export const createTaskHandlers = (db: KanbanDb) => ({ ...createBoardHandlers(db), ...createSingleHandlers(db) })
