import type * as z from 'zod'
import type { Sanitised } from '#platform/rich-text/rich-text.ts'
import { notFound, refused } from '#platform/errors/failure.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import { maxAttachments, type TaskChanges } from '../contract-schemas.ts'
import { applyTaskChanges, getActivity } from './change-task.ts'
import { getCoverPath } from './cover-path.ts'
import { lockTask } from './lock-rows.ts'
import { notifyAssigned } from './notices.ts'
import { selectBoardColumns } from './read-board.ts'
import { recordActivity } from './record-activity.ts'
import { saveTask } from './save-task.ts'
import type { KanbanDb, TaskRow } from './tables.ts'

type Changes = Sanitised<z.output<typeof TaskChanges>>

async function readLabelNames(db: KanbanDb) {
  const labels = await db.selectFrom('kanbanLabels').select(['id', 'name']).execute()
  return new Map(labels.map(({ id, name }) => [id, name]))
}

async function checkUsers(db: KanbanDb, ids: readonly string[]) {
  if (ids.length === 0) return
  const activeUsers = db.selectFrom('users').select('id').where('status', '<>', 'deleted')
  const knownUsers = await activeUsers.where('id', 'in', ids).execute()
  if (knownUsers.length < new Set(ids).size) throw refused('addAssignees', 'This user does not exist')
}

/** The cover after a change: a new upload or path in `taskImage` replaces the old one. */
async function storeCover({ services: { files } }: Call, row: TaskRow, { cover, taskImage }: Changes) {
  const isOther = taskImage !== undefined && taskImage !== getCoverPath(row.id)
  if (cover === undefined && !isOther) return row.cover
  const [next = null] = cover ? await files.attach([cover]) : []
  if (next && !next.type.startsWith('image/')) throw refused('cover', 'The cover must be a picture')
  if (row.cover) await files.release([row.cover])
  return next
}

/** The attachments after a change. The user can attach a removed one again for a day. */
async function storeAttachments({ services: { files } }: Call, { attachments }: TaskRow, changes: Changes) {
  const { addAttachments = [], removeAttachments = [] } = changes
  const kept = attachments.filter(({ id }) => !removeAttachments.includes(id))
  const addedIds = addAttachments.filter((id) => !kept.some((file) => file.id === id))
  if (kept.length + new Set(addedIds).size > maxAttachments) {
    throw refused('addAttachments', `A task has at most ${maxAttachments} attachments`)
  }
  const added = await files.attach([...new Set(addedIds)])
  await files.detach(attachments.filter(({ id }) => removeAttachments.includes(id)))
  return [...kept, ...added]
}

/**
 * Changes a task, adds to its history, and returns its board. A restored task goes to a column that is on its board.
 */
export async function editTask(db: KanbanDb, call: Call, id: number, changes: Changes) {
  const oldRow = await lockTask(db, id, call.now)
  const labels = await readLabelNames(db)
  if (changes.addLabels?.some((label) => !labels.has(label))) throw refused('addLabels', 'This label does not exist')
  await checkUsers(db, changes.addAssignees ?? [])
  const { cover: _cover, addAttachments: _added, removeAttachments: _removed, ...fields } = changes
  if (fields.taskImage === getCoverPath(id)) delete fields.taskImage
  const row = {
    ...applyTaskChanges(oldRow, fields, call.now),
    cover: await storeCover(call, oldRow, changes),
    attachments: await storeAttachments(call, oldRow, changes),
  }
  const { boardId } = await findColumn(db, row.columnId)
  if (row.archivedAt === null && row.deletedAt === null) row.columnId = await findBoardColumn(db, boardId, row.columnId)
  await saveTask(db, row)
  await recordActivity(db, id, { userId: call.user.id, now: call.now }, ...getActivity(oldRow, row, labels))
  notifyAssigned(call, boardId, oldRow, row)
  return { boardId }
}

const findColumn = (db: KanbanDb, id: number) =>
  db.selectFrom('kanbanColumns').select('boardId').where('id', '=', id).executeTakeFirstOrThrow()

/** The given column, or the board's first one if it is not on the board. */
async function findBoardColumn(db: KanbanDb, boardId: number, id: number) {
  const columnRows = await selectBoardColumns(db, boardId).select('id').orderBy('rank').orderBy('id').execute()
  const column = columnRows.find((one) => one.id === id) ?? columnRows[0]
  if (!column) throw notFound('Column not found')
  return column.id
}
