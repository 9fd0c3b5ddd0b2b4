import { defineFirstQueries } from '#platform/first-queries.ts'
import { colleaguesQuery } from '#platform/web/session/colleagues.ts'
import { api } from './roles-client.ts'

const createQueries = () => [api.list.query(), api.topics.query()]

export default defineFirstQueries({
  '/admin/roles': createQueries,
  '/pages/casl': () => [...createQueries(), colleaguesQuery],
})
