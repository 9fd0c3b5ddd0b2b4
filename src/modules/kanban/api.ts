import { api } from '#platform/server/api.ts'
import { kanban } from './contract.ts'
import { createArchiveHandlers, purgeDeleted } from './server/archive-handlers.ts'
import { getBoardFigures } from './server/board-figures.ts'
import { createBoardHandlers } from './server/board-handlers.ts'
import { findFirstBoard } from './server/boards.ts'
import { createColumnHandlers } from './server/column-handlers.ts'
import { readDueTasks } from './server/due-tasks.ts'
import { notifyDue } from './server/notices.ts'
import { readBoard, readTask } from './server/read-board.ts'
import { unassignTasks } from './server/unassign-tasks.ts'
import { taskEntries } from './server/search-entries.ts'
import type { KanbanDb } from './server/tables.ts'
import { createCommentHandlers } from './server/comment-handlers.ts'
import { createLabelHandlers } from './server/label-handlers.ts'
import { createTaskHandlers } from './server/task-handlers.ts'

export default api(
  kanban,
  (db: KanbanDb) => ({
    list: async () => readBoard(db, await findFirstBoard(db)),
    figures: ({ query, now }) => getBoardFigures(db, query, now),
    showTask: ({ params: { id } }) => readTask(db, id),
    due: ({ query: { limit }, user }) => readDueTasks(db, user.id, limit),
    ...createBoardHandlers(db),
    ...createTaskHandlers(db),
    ...createColumnHandlers(db),
    ...createCommentHandlers(db),
    ...createLabelHandlers(db),
    ...createArchiveHandlers(db),
  }),
  {
    search: taskEntries,
    onAccount:
      (db) =>
      async ({ kind, userId }, tools) => {
        if (kind === 'deleted') await unassignTasks(db, userId, tools)
      },
    every: [
      { seconds: 900, run: (db) => (tools) => notifyDue(db, tools) },
      {
        seconds: 3600,
        run:
          (db) =>
          ({ services: { files }, now }) =>
            purgeDeleted(db, files, now),
      },
    ],
  },
)
