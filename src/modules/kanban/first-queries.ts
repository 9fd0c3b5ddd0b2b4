import { defineFirstQueries } from '#platform/first-queries.ts'
import { colleaguesQuery } from '#platform/web/session/colleagues.ts'
import { kanban } from './contract.ts'
import { api } from './kanban-client.ts'
import { columnsOf } from './board-columns.ts'
import { KanbanView } from './kanban-view.ts'
import { parseView } from '#platform/web/url-state/use-view.ts'

export default defineFirstQueries({
  '/apps/kanban': ({ search, can }) =>
    can('read', kanban.name)
      ? [columnsOf(parseView(KanbanView, search).board), api.boards.query(), api.labels.query(), colleaguesQuery]
      : [],
})
