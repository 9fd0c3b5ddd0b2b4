import type { Contract } from '#platform/contract.ts'
import type { Database } from '#platform/db/database.ts'
import { Failure, forbidden } from '#platform/failure.ts'
import type { Signal } from '#platform/live-event.ts'
import { allows } from '#platform/rules.ts'
import type { Api } from './api.ts'
import { filesOf } from './files.ts'
import { outboxOf } from './outbox.ts'
import { parseBody, parseParams, parseQuery, parseUpload } from './parse.ts'
import { respond } from './respond.ts'
import type { Services } from './services.ts'
import { nobody, type SessionReader } from './session.ts'
import { collectTold, type Told, write } from './write.ts'

export interface Bound {
  method: string
  path: string
  answer(request: Request, params: Record<string, string>, requestId: string): Promise<Response>
}

// What one notification of PostgreSQL can carry, with room for its addressees.
const longestSignal = 2000

/** The endpoints of an API as routes: fixed paths before those with parameters, and a 405 for every other method. */
export function bind(api: Api, database: Database, services: Services, sessions: SessionReader): Bound[] {
  const { contract } = api
  const bound = Object.entries(contract.endpoints).map(([name, endpoint]) => ({
    method: endpoint.method,
    path: `${contract.base}${endpoint.path}`.replace(/\/$/, ''),
    async answer(request: Request, given: Record<string, string>, requestId: string) {
      const { user, rules, ability } = endpoint.public ? nobody : await sessions.of(request)
      const headers = new Headers()
      const check = (record?: Record<string, unknown>) => {
        if (!allows(ability, endpoint.action, contract.name, record)) throw forbidden()
      }
      if (!endpoint.public) check()
      const url = new URL(request.url)
      const params = parseParams(endpoint, given)
      const query = parseQuery(endpoint, url.searchParams)
      const body = await parseBody(endpoint, request)
      const upload = await parseUpload(endpoint, request)
      const now = services.now().toISOString()
      const asked = { user, rules, ability, check, now, headers, params, query, body, upload }

      const run = async (db: Database['db']) => {
        const handler = api.handlers(db)[name]
        if (!handler) throw new Error(`${contract.name}.${name} has no handler`)
        const { tell, told } = collectTold()
        const signals: Signal[] = []
        const result = await handler({
          ...asked,
          tell,
          signal: (users, signal, data) => signals.push(signalOf(contract, users, signal, data)),
          files: filesOf(db, services.files, user.id, now),
          mail: outboxOf(db, now),
        })
        const hearers = () => {
          tell(contract.private ? [user.id] : 'everyone')
          return withTouched(contract, told(idOf(params) ?? idOf(result) ?? null))
        }
        return { answer: { result, signals }, hearers }
      }
      const change = async (db: Database['db']) => {
        const { answer, hearers } = await run(db)
        return { answer, told: hearers() }
      }
      const author = {
        now,
        userId: user.id,
        topic: contract.name,
        action: endpoint.action,
        endpoint: name,
        address: '',
        device: '',
        requestId,
        private: contract.private ?? false,
      }
      const { result, signals } =
        endpoint.action === 'read' ? (await run(database.db)).answer : await write(database, services, author, change)
      for (const signal of signals) await services.announcer.signal(signal)
      return respond(endpoint, { answer: result, query, url, headers })
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

/** Those who hear of a change hear that the contracts it touches have changed, too. */
const withTouched = ({ touches = [] }: Contract, told: readonly Told[]): Told[] => [
  ...told,
  ...touches.flatMap((topic) =>
    [...new Set(told.filter((one) => one.topic === undefined).map(({ audience }) => audience))].map((audience) => ({
      audience,
      recordId: null,
      topic,
    })),
  ),
]

function signalOf({ name: topic }: Contract, users: readonly string[], name: string, value: unknown): Signal {
  const text = JSON.stringify(value ?? null)
  if (text.length > longestSignal) throw new Error(`The signal ${topic}.${name} is longer than ${longestSignal}`)
  return { topic, name, users: [...users], data: JSON.parse(text) }
}

const idOf = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  (typeof value.id === 'number' || typeof value.id === 'string')
    ? String(value.id)
    : undefined
