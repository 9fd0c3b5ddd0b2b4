import { defineFirstQueries } from '#platform/first-queries.ts'
import { colleaguesQuery } from '#platform/web/session/colleagues.ts'
import { api } from './roles-client.ts'

const rolesAndTopics = () => [api.list.query(), api.topics.query()]

export default defineFirstQueries({
  '/admin/roles': rolesAndTopics,
  '/pages/casl': () => [...rolesAndTopics(), colleaguesQuery],
})
