import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { inject, onTestFinished } from 'vitest'
import { actions, type Contract, type Endpoint } from '#platform/contract.ts'
import { type Rule, getAbility } from '#platform/permissions/rules.ts'
import type { Services } from '#platform/server/services.ts'
import { session } from '#platform/contracts/session-contract.ts'
import { client } from '#platform/web/api/client.ts'
import { createApp } from '#server/create-app.ts'
import { findModules } from '#server/node-modules.ts'
import { platformContracts } from '#server/platform-contracts.ts'
import { minimalValue } from './minimal-value.ts'
import { testServices } from '#testing/servers/test-services.ts'
import { openSqliteCopy } from '#testing/databases/templates.ts'
import { visitorAs } from '#testing/browser/visitor.ts'

const apis = (await findModules()).flatMap(({ api }) => api ?? [])

/** All contracts of the server. */
export const contracts: readonly Contract[] = [...apis.map(({ contract }) => contract), ...platformContracts]

/** Every action that a rule can allow on a contract. */
export const getActions = ({ actions: own = [] }: Contract): string[] => [...actions, ...own]

export interface Operation {
  contract: Contract
  name: string
  endpoint: Endpoint
}

export const operations: readonly Operation[] = contracts.flatMap((contract) =>
  Object.entries(contract.endpoints).map(([name, endpoint]) => ({ contract, name, endpoint })),
)

export const getTitle = ({ contract, name }: Operation) => `${contract.name}.${name}`

// Almost certainly unknown, and still a valid id.
const unknownId = '2000000000'

/**
 * A request of an endpoint for an unknown record or a given one; with the minimal body of its schema, or another one.
 */
export function createRequest(
  { contract, endpoint }: Operation,
  {
    id = unknownId,
    body,
    headers = {},
  }: { id?: number | string; body?: unknown; headers?: Record<string, string> } = {},
) {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    name === 'id' ? encodeURIComponent(id) : /id$/i.test(name) ? unknownId : 'unknown',
  )
  const query = endpoint.query ? z.record(z.string(), z.json()).parse(minimalValue(endpoint.query)) : {}
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  const url = `${`http://atrium.test${contract.base}${path}`.replace(/\/$/, '')}?${search}`
  const sent = body ?? (endpoint.body ? minimalValue(endpoint.body) : undefined)
  return new Request(url, {
    method: endpoint.method,
    headers: { ...(sent !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(sent !== undefined && { body: JSON.stringify(sent) }),
  })
}

let image: Uint8Array | undefined

/** A server in this process with all modules and sample data, whose roles a test can change. */
export function openServer(own: Partial<Services> = {}) {
  image ??= readFileSync(inject('sqliteTemplate'))
  const database = openSqliteCopy(image)
  onTestFinished(() => database.close())
  const app = createApp(database, apis, testServices(own))

  /** Gives a user a role with these rules. */
  async function giveRules(userId: string, rules: readonly Rule[]) {
    const role = {
      id: `made-for-${userId}`,
      name: userId,
      rules: JSON.stringify(rules),
      createdAt: '2031-03-02T00:00:00.000Z',
    }
    await database.db
      .insertInto('roles')
      .values(role)
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ rules: role.rules }))
      .execute()
    await database.db.updateTable('users').set({ role: role.id }).where('id', '=', userId).execute()
  }

  return {
    app,
    db: database.db,
    giveRules,
    async signIn(userId: string) {
      const { send } = await visitorAs(app, userId)
      const show = () => client(session, { send }).show.send()
      return {
        send,
        show,
        /** The ability that the user's screens compute. */
        async ability() {
          const { rules, user } = await show()
          return getAbility(rules, user.id)
        },
      }
    },
  }
}
