import { readFileSync } from 'node:fs'
import { inject } from 'vitest'
import type { Contract, Endpoint } from '#platform/contract.ts'
import type { Api } from '#platform/server/api.ts'
import { textServices } from '#platform/server/texts.ts'
import { createApp } from '#server/create-app.ts'
import { findModules } from '#server/node-modules.ts'
import { testServices } from '#testing/servers/test-services.ts'
import { openSqliteCopy } from '#testing/databases/templates.ts'

const modules = await findModules()

// Intended waiting costs no CPU time.
const withoutMinDuration = (endpoint: Endpoint): Endpoint => {
  const { minDurationMs: _, ...prompt } = endpoint
  return prompt
}
const withoutDelays = (contract: Contract): Contract => ({
  ...contract,
  endpoints: Object.fromEntries(
    Object.entries(contract.endpoints).map(([name, endpoint]) => [name, withoutMinDuration(endpoint)]),
  ),
})
const apis = modules
  .flatMap(({ api }) => api ?? [])
  .map((api): Api => ({ ...api, contract: withoutDelays(api.contract) }))

/**
 * A server with sample data: clients of the administrator and of a stranger, each request from another address because
 * of the rate limits.
 */
export function openExpensiveServer() {
  const database = openSqliteCopy(readFileSync(inject('sqliteTemplate')))
  const errors: string[] = []
  let requests = 0
  const serverServices = {
    ...textServices(modules),
    getAddress: () => `192.0.2.${(requests += 1)}`,
    log: { info() {}, error: (fields: object) => void errors.push(String('err' in fields ? fields.err : '')) },
  }
  const open = createApp(database, apis, testServices(serverServices))
  const guarded = createApp(database, apis, testServices({ ...serverServices, mode: 'production' }))
  return {
    administrator: async (request: Request) => open.fetch(request),
    stranger: async (request: Request) => guarded.fetch(request),
    errors: () => errors.splice(0),
    close: () => database.close(),
  }
}
