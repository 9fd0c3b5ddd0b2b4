import { api } from '#platform/server/api.ts'
import { kanban } from './contract.ts'
import { archiveHandlers, purgeDeleted } from './server/archive-handlers.ts'
import { columnHandlers } from './server/column-handlers.ts'
import { readBoard, readTask } from './server/read-board.ts'
import type { KanbanDb } from './server/tables.ts'
import { talkHandlers } from './server/talk-handlers.ts'
import { taskHandlers } from './server/task-handlers.ts'

export default api(
  kanban,
  (db: KanbanDb) => ({
    list: () => readBoard(db),
    showTask: ({ params: { id } }) => readTask(db, id),
    ...taskHandlers(db),
    ...columnHandlers(db),
    ...talkHandlers(db),
    ...archiveHandlers(db),
  }),
  {
    every: [
      {
        seconds: 3600,
        run:
          (db) =>
          ({ files, now }) =>
            purgeDeleted(db, files, now),
      },
    ],
  },
)
