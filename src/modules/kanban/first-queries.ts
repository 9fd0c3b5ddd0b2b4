import { defineFirstQueries } from '#platform/first-queries.ts'
import { colleaguesQuery } from '#platform/web/session/colleagues.ts'
import { kanban } from './contract.ts'
import { api } from './kanban-client.ts'

export default defineFirstQueries({
  '/apps/kanban': ({ can }) =>
    can('read', kanban.name) ? [api.list.query(), api.labels.query(), colleaguesQuery] : [],
})
