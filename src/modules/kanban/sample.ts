import type { Sample, SampleTools } from '#platform/db/sample/sample.ts'
import { trustedHtml } from '#platform/server/html/rich-text.ts'
import { covers } from './sample/covers.ts'
import { sampleFair } from './sample/fair.ts'
import { archivedTask, sampleColumns, sampleLabels, type SampleTask } from './sample/tasks.ts'
import { createSpacedRanks } from './server/rank.ts'
import type { Tables } from './server/tables.ts'
import { getTaskPath } from './server/task-path.ts'
import { kanban } from './contract.ts'

// Older comments create no notices.
const daysOfNotices = 20

const createItem = (content: string, index: number) => ({
  id: `item${index + 1}`,
  text: content.replace(/^✓ /, ''),
  done: content.startsWith('✓ '),
})

const getDueDate = ({ due, hours }: SampleTask, ahead: SampleTools['ahead']) => {
  if (due === undefined) return ''
  const day = ahead({ days: due }).slice(0, 10)
  return hours === undefined ? day : `${day}T${hours}:00:00.000Z`
}

const createRowFactory =
  ({ ago, ahead, file }: SampleTools) =>
  (task: SampleTask, columnId: number, rank: string, archivedAt: string | null = null) => ({
    columnId,
    rank,
    task: task.task,
    taskImage: '',
    taskText: trustedHtml(task.text ?? ''),
    date: getDueDate(task, ahead),
    taskProperty: task.kind,
    labels: JSON.stringify(task.labels ?? []),
    assignees: JSON.stringify(task.who ?? []),
    items: JSON.stringify((task.items ?? []).map(createItem)),
    attachments: JSON.stringify((task.files ?? []).map(file)),
    cover: task.cover
      ? JSON.stringify(file({ name: `${task.cover}.svg`, type: 'image/svg+xml', content: covers[task.cover] }))
      : null,
    createdAt: ago({ days: task.daysAgo }),
    updatedAt: ago({ days: task.daysAgo / 3 }),
    archivedAt,
    deletedAt: null,
  })

const getCommentTime = (task: SampleTask, nth: number, count: number, ago: SampleTools['ago']) =>
  ago({ days: (task.daysAgo * (count - nth)) / (count + 3), hours: 2 })

interface PlacedTask {
  id: number
  task: SampleTask
  row: ReturnType<ReturnType<typeof createRowFactory>>
}

// The migrations create the first board.
const [firstBoard, fairBoard] = [1, 2]

const columnPlaces = [
  ...sampleColumns.map((column) => ({ boardId: firstBoard, column, first: sampleColumns[0].name })),
  ...sampleFair.columns.map((column) => ({ boardId: fairBoard, column, first: sampleFair.columns[0].name })),
]

/** Adds notices for recent comments. */
function notifyLately(placed: readonly PlacedTask[], { users, ago, notify }: SampleTools) {
  const getName = (id: string) => {
    const user = users.find((existing) => existing.id === id)
    return user ? `${user.firstname} ${user.lastname}` : ''
  }
  const oldest = ago({ days: daysOfNotices })
  for (const { id, task, row } of placed)
    for (const [nth, [authorId]] of (task.comments ?? []).entries()) {
      const at = getCommentTime(task, nth, task.comments?.length ?? 0, ago)
      if (at < oldest) continue
      notify({
        users: task.who ?? [],
        authorId,
        topic: kanban.name,
        kind: 'commented',
        values: { who: getName(authorId), title: task.task },
        path: getTaskPath(columnPlaces[row.columnId - 1]?.boardId ?? firstBoard, id),
        recordId: id,
        at,
      })
    }
}

function createColumnRows({ ago }: SampleTools) {
  const ranks = createSpacedRanks(columnPlaces.length)
  return columnPlaces.map(({ boardId, column: { name, color, wipLimit } }, index) => ({
    id: index + 1,
    boardId,
    name,
    color,
    wipLimit,
    isDone: name === 'Done',
    rank: ranks[index] ?? '',
    updatedAt: ago({ days: 40 }),
    archivedAt: null,
    deletedAt: null,
  }))
}

/** The tasks in their columns; the archived one comes before those of the second board. */
function placeTasks(tools: SampleTools): PlacedTask[] {
  const toRow = createRowFactory(tools)
  const getPlacedTasks = (boardId: number) =>
    columnPlaces.flatMap(({ boardId: own, column: { tasks } }, column) => {
      const ranks = createSpacedRanks(tasks.length)
      return own === boardId
        ? tasks.map((task, index) => ({ task, row: toRow(task, column + 1, ranks[index] ?? '') }))
        : []
    })
  const archived = { task: archivedTask, row: toRow(archivedTask, 4, 'z', tools.ago({ days: 21 })) }
  return [...getPlacedTasks(firstBoard), archived, ...getPlacedTasks(fairBoard)].map((placed, index) => ({
    id: index + 1,
    ...placed,
  }))
}

const sample: Sample<Tables> = (tools) => {
  const { user, users, ago } = tools
  const placed = placeTasks(tools)
  notifyLately(
    placed.filter(({ row }) => row.archivedAt === null),
    tools,
  )
  const getCreator = ({ who = [] }: SampleTask) => who[0] ?? user.id
  const { name, description, color } = sampleFair

  return {
    kanbanBoards: [{ id: fairBoard, name, description, color, archivedAt: null }],
    kanbanColumns: createColumnRows(tools),
    kanbanTasks: placed.map(({ id, row }) => ({ id, ...row })),
    kanbanComments: placed
      .flatMap(({ id, task }) =>
        (task.comments ?? []).map(([authorId, text], nth, said) => ({
          taskId: id,
          authorId,
          text,
          at: getCommentTime(task, nth, said.length, ago),
          editedAt: null,
          deletedAt: null,
        })),
      )
      .map((row, index) => ({ id: index + 1, ...row })),
    kanbanActivity: placed
      .flatMap(({ id: taskId, task, row }) => {
        const place = columnPlaces[row.columnId - 1]
        const from = place?.first ?? ''
        const to = place?.column.name ?? from
        const createdEntry = {
          taskId,
          userId: getCreator(task),
          kind: 'created' as const,
          from: '',
          to: '',
          at: row.createdAt,
        }
        const moved = { ...createdEntry, userId: task.who?.at(-1) ?? users[1].id, kind: 'moved' as const, from, to }
        return from === to ? [createdEntry] : [createdEntry, { ...moved, at: ago({ days: task.daysAgo * 0.8 }) }]
      })
      .map((row, index) => ({ id: index + 1, ...row })),
    kanbanLabels: [...sampleLabels],
  }
}

export default sample
