import type { Contract, Endpoint } from '#platform/contract.ts'
import { recordChange } from '#platform/db/changes.ts'
import type { Database } from '#platform/db/database.ts'
import { Failure, forbidden } from '#platform/failure.ts'
import { allows } from '#platform/rules.ts'
import type { Api, User } from './api.ts'
import { parseBody, parseParams, parseQuery } from './parse.ts'
import { respond } from './respond.ts'
import type { Services } from './services.ts'
import type { SessionReader } from './session.ts'

export interface Bound {
  method: string
  path: string
  answer(request: Request, params: Record<string, string>, requestId: string): Promise<Response>
}

/** The endpoints of an API as routes: fixed paths before those with parameters, and a 405 for every other method. */
export function bind(api: Api, database: Database, services: Services, sessions: SessionReader): Bound[] {
  const { contract } = api
  const bound = Object.entries(contract.endpoints).map(([name, endpoint]) => ({
    method: endpoint.method,
    path: `${contract.base}${endpoint.path}`.replace(/\/$/, ''),
    async answer(request: Request, given: Record<string, string>, requestId: string) {
      const { user, rules, ability } = await sessions.of(request)
      const headers = new Headers()
      const check = (record?: Record<string, unknown>) => {
        if (!allows(ability, endpoint.action, contract.name, record)) throw forbidden()
      }
      check()
      const url = new URL(request.url)
      const params = parseParams(endpoint, given)
      const query = parseQuery(endpoint, url.searchParams)
      const body = await parseBody(endpoint, request)
      const now = services.now().toISOString()
      const run = (db: Database['db']): unknown => {
        const handler = api.handlers(db)[name]
        if (!handler) throw new Error(`${contract.name}.${name} has no handler`)
        return handler({ user, rules, ability, check, now, headers, params, query, body })
      }
      const answer =
        endpoint.action === 'read'
          ? await run(database.db)
          : await write(database, services, { contract, endpoint, user, now, params, requestId }, run)
      return respond(endpoint, { answer, query, url, headers })
    },
  }))
  bound.sort((one, other) => Number(one.path.includes(':')) - Number(other.path.includes(':')))
  const methods = Map.groupBy(bound, (route) => route.path)
  return [
    ...bound,
    ...[...methods].map(([path, routes]) => ({
      method: 'ALL',
      path,
      answer: () => Promise.reject(new Failure(405, `Only ${routes.map((route) => route.method).join(', ')} here`)),
    })),
  ]
}

interface Write {
  contract: Contract
  endpoint: Endpoint
  user: User
  now: string
  params: unknown
  requestId: string
}

/** The one place where a write happens: the handler's changes and the note of them commit together, then screens are told. */
async function write(database: Database, services: Services, asked: Write, run: (db: Database['db']) => unknown) {
  const { contract, endpoint, user, now, params, requestId } = asked
  const { answer, change } = await withoutDeadlock(() =>
    database.db.transaction().execute(async (transaction) => {
      const result = await run(transaction)
      const noted = await recordChange(database, transaction, {
        at: now,
        userId: user.id,
        topic: contract.name,
        action: endpoint.action,
        recordId: idOf(params) ?? idOf(result) ?? null,
        audience: contract.private ? user.id : null,
        requestId,
      })
      await services.announcer.beforeCommit?.(transaction, noted)
      return { answer: result, change: noted }
    }),
  )
  services.announcer.afterCommit?.(change)
  return answer
}

/** PostgreSQL ends one of two writes that wait for each other, and wants it tried again. */
async function withoutDeadlock<Result>(attempt: () => Promise<Result>, tries = 3): Promise<Result> {
  try {
    return await attempt()
  } catch (error) {
    const deadlock = error instanceof Error && 'code' in error && error.code === '40P01'
    if (!deadlock || tries === 1) throw error
    return withoutDeadlock(attempt, tries - 1)
  }
}

const idOf = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  (typeof value.id === 'number' || typeof value.id === 'string')
    ? String(value.id)
    : undefined
