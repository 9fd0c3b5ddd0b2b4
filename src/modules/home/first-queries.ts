import { defineFirstQueries } from '#platform/first-queries.ts'
import { boardQuery } from './board-query.ts'

export default defineFirstQueries({ '/dashboards/modern': () => [boardQuery] })
