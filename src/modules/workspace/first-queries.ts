import { defineFirstQueries } from '#platform/first-queries.ts'
import { api, emailQuery, stepsQuery } from './workspace-client.ts'

export default defineFirstQueries({
  '/admin/workspace': () => [api.show.query(), stepsQuery, emailQuery],
})
