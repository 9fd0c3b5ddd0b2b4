import { defineFirstQueries } from '#platform/first-queries.ts'
import { api } from './account/account-client.ts'

export default defineFirstQueries({ '/pages/account': () => [api.show.query()] })
