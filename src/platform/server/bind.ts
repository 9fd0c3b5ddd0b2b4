import type { Contract, Endpoint } from '#platform/contract.ts'
import type { Database, Db } from '#platform/db/database.ts'
import { Failure } from '#platform/failure.ts'
import type { Signal } from '#platform/live-event.ts'
import type { Api, Call } from './api.ts'
import { announceTo } from './announce-account.ts'
import { enquireTo } from './enquire.ts'
import { isKnown, isTaggable, tagOf, watchClock } from './etag.ts'
import { filesOf } from './files.ts'
import { guardOf } from './guard.ts'
import { narrowed } from './narrow.ts'
import { noticesOf } from './notices.ts'
import { outboxOf } from './outbox.ts'
import { parseBody, parseParams, parseQuery, parseUpload } from './parse.ts'
import { readableBy } from './readable.ts'
import { aboutReadable } from './readers.ts'
import { notModified, respond } from './respond.ts'
import { screenOf, type Services } from './services.ts'
import { countTry } from './session/limits.ts'
import { sessionKeeper } from './session/session-keeper.ts'
import { nobody, type SessionReader, type SignedIn } from './session/session-reader.ts'
import { collectTold, type Told, write } from './write.ts'

/** A request that found its endpoint. */
interface Asked {
  request: Request
  params: Record<string, string>
  requestId: string
  /** The network's address it came from. */
  address: string
}

export interface Bound {
  method: string
  path: string
  answer(asked: Asked): Promise<Response>
}

interface Home {
  database: Database
  services: Services
  sessions: SessionReader
  /** All of this server: each may want to hear of what another does. */
  apis: readonly Api[]
}

// What one notification of PostgreSQL can carry, with room for its addressees.
const longestSignal = 2000

/** The endpoints of an API as routes: fixed paths before those with parameters, and a 405 for every other method. */
export function bind(api: Api, home: Home): Bound[] {
  const { contract } = api
  const bound = Object.entries(contract.endpoints).map(([name, endpoint]) => ({
    method: endpoint.method,
    path: `${contract.base}${endpoint.path}`.replace(/\/$/, ''),
    answer: (asked: Asked) => noSoonerThan(endpoint, () => answer(api, name, endpoint, asked, home)),
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

async function noSoonerThan<Answer>({ evenly }: Endpoint, run: () => Promise<Answer>) {
  if (evenly === undefined) return run()
  const [answered] = await Promise.allSettled([run(), new Promise((resolve) => setTimeout(resolve, evenly))])
  if (answered.status === 'rejected') throw answered.reason
  return answered.value
}

const visitor = async (sessions: SessionReader, request: Request): Promise<SignedIn> => ({
  ...nobody,
  session: await sessions.found(request),
})

async function answer(api: Api, name: string, endpoint: Endpoint, asked: Asked, home: Home): Promise<Response> {
  const { contract } = api
  const { request, params: given, requestId, address } = asked
  const { database, services, sessions, apis } = home
  const signedIn = endpoint.public ? await visitor(sessions, request) : await sessions.of(request)
  const { user, ability } = signedIn
  const readable = readableBy(ability, sessions.contracts)
  const guard = guardOf(contract, endpoint, ability, readable)
  if (!endpoint.public) guard.enter()
  const headers = new Headers()
  // What a browser keeps of an answer is shown to nobody but whom it was made for.
  if (!endpoint.public) headers.set('x-user', user.id)
  const tag = isTaggable(endpoint) ? tagOf(services, signedIn) : undefined
  if (tag !== undefined && isKnown(request, tag)) return notModified(tag, headers)
  const url = new URL(request.url)
  const params = parseParams(endpoint, given)
  const query = parseQuery(endpoint, url.searchParams)
  const { body, sent } = await parseBody(endpoint, request)
  if (!endpoint.public) guard.admit(sent)
  const parts = { params, query, body, upload: await parseUpload(endpoint, request) }
  const now = services.now().toISOString()
  const device = request.headers.get('user-agent') ?? ''
  const caller = { userId: user.id, address, device, requestId, private: contract.private ?? false }
  const author = { ...caller, now, topic: contract.name, action: endpoint.action, endpoint: name }
  const isTried = await countTry(database, services, endpoint, {
    name: `${contract.name}.${name}`,
    // A session that was stolen gains nothing by asking from many places.
    caller: user.id || address,
    body,
  })
  const signals: Signal[] = []
  const screen = screenOf(services)

  /** What of a call belongs to its transaction. */
  const within = (db: Database['db']) => {
    const { tell, told } = collectTold()
    const tools = {
      tell,
      files: filesOf(db, services.files, user.id, now),
      mail: outboxOf(db, now),
      sessions: sessionKeeper(db, services, { session: signedIn.session, device, now, headers }),
    }
    const { contracts } = sessions
    const notices = noticesOf({ db, services, apis, contracts, authorId: user.id || null, topic: contract.name })
    const rest = { ...tools, now, secrets: services.secrets, screen }
    const hearers = async (result: unknown) => {
      if (!endpoint.quiet) tell(contract.private ? [user.id] : 'everyone')
      const written = withTouched(contract, told(idOf(params) ?? idOf(result) ?? null))
      return [...written, ...(await notices.deliver(now))]
    }
    const background = { ...rest, ...notices.tools }
    const announceAccount = announceTo(apis, db, background)
    const enquire = enquireTo(apis, db, background, user.id)
    const { notify, withdraw } = notices.tools
    return { tools: { ...tools, notify, withdraw, announceAccount, enquire }, hearers }
  }
  const commit: Call['commit'] = (_, work) => {
    // A transaction within a transaction would wait for itself.
    if (!endpoint.opens) throw new Error(`${contract.name}.${name} commits by itself and does not say opens`)
    return write(database, services, apis, author, async (db) => {
      const { tools, hearers } = within(db)
      // oxlint-disable-next-line typescript/consistent-type-assertions -- the same database, in a transaction
      const result = await work(db as never, tools)
      return { answer: result, told: await hearers(result) }
    })
  }
  const run = async (db: Database['db']) => {
    const handler = api.handlers(db)[name]
    if (!handler) throw new Error(`${contract.name}.${name} has no handler`)
    const { tools, hearers } = within(db)
    const { call, lasts } = watchClock({
      ...signedIn,
      ...tools,
      ...parts,
      contracts: sessions.contracts,
      check: (record: Record<string, unknown>) => guard.check(record, sent),
      seen: <Tables>(whole: Db<Tables>) => narrowed(whole, readable.tables),
      about: aboutReadable(ability, sessions.contracts),
      now,
      headers,
      commit,
      origin: { address, device },
      secrets: services.secrets,
      providers: services.providers ?? [],
      mode: services.mode,
      isSignUpOpen: services.isSignUpOpen,
      screen,
      signal: (users: readonly string[], signal: string, data: unknown) =>
        signals.push(signalOf(contract, users, signal, data)),
    })
    const handle = async () => handler(call)
    const result = await (services.observer?.part(`${contract.name}.${name}`, handle) ?? handle())
    if (!endpoint.public) guard.leave(result)
    if (tag !== undefined && lasts(result)) headers.set('etag', tag)
    return { result, hearers }
  }
  const change = async (db: Database['db']) => {
    const { result, hearers } = await run(db)
    return { answer: result, told: await hearers(result) }
  }
  const isWrite = endpoint.action !== 'read' && !endpoint.opens
  const mayRead = endpoint.action === 'read' ? narrowed(database.db, readable.tables) : database.db
  const result = isWrite ? await write(database, services, apis, author, change) : (await run(mayRead)).result
  await isTried()
  for (const signal of signals) await services.announcer.signal(signal)
  return respond(endpoint, { answer: result, query, url, headers })
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
