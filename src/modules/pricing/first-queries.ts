import { defineFirstQueries } from '#platform/first-queries.ts'
import { pricing } from './contract.ts'
import { api } from './pricing-client.ts'

export default defineFirstQueries({
  '/pages/pricing': ({ can }) => (can('read', pricing.name) ? [api.list.query()] : []),
})
