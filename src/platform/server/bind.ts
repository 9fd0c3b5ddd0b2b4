import type { Endpoint } from '#platform/contract.ts'
import type { Database, Db } from '#platform/db/database.ts'
import { Page } from '#platform/db/page.ts'
import { lazily } from '#platform/lazily.ts'
import type { Signal } from '#platform/live-event.ts'
import type { Api, Call } from './api.ts'
import { type AnswerHeaders, answerHeaders } from './answer-headers.ts'
import { type Asked, type Bound, inRoutingOrder } from './bound.ts'
import { isKnown, isTaggable, tagOf } from './etag.ts'
import type { KeptAnswers, Made } from './kept-answers.ts'
import { guardOf } from './guard.ts'
import { claimKey } from './idempotency.ts'
import { narrowed } from './narrow.ts'
import { metered, type RateLimitHeaders, withQuotas } from './quotas/rate-limit-headers.ts'
import type { RequestQuotas } from './quotas/request-quotas.ts'
import type { Counted } from './quotas/quotas.ts'
import { parseBody, parseParams, parseQuery, parseUpload } from './parse.ts'
import { readHandlers } from './read-handlers.ts'
import { type Readable, readableBy } from './readable.ts'
import { aboutReadable } from './readers.ts'
import { noSoonerThan } from './no-sooner-than.ts'
import { notModified, respond } from './respond.ts'
import { safeHeaders } from './safe-headers.ts'
import { sanitiseInline, sanitiseRichTexts } from './sanitise-rich-texts.ts'
import { signalOf } from './signal-of.ts'
import { screenOf, type Services, settingsFor } from './services.ts'
import { needConfirmed } from './session/confirmed.ts'
import { tryCounter } from './session/limits.ts'
import { nobody, type SessionReader, type SignedIn } from './session/session-reader.ts'
import { idOf, transactionTools } from './transaction-tools.ts'
import { write } from './write.ts'

interface Home {
  database: Database
  services: Services
  sessions: SessionReader
  answers: KeptAnswers
  quotas: RequestQuotas
  /** All of this server: each may want to hear of what another does. */
  apis: readonly Api[]
}

/** The endpoints of an API as routes: fixed paths before those with parameters, and a 405 for every other method. */
export function bind(api: Api, home: Home): Bound[] {
  const { contract } = api
  const reading = readHandlers(api, home.database)
  const safe = safeHeaders(home.services)
  const bound = Object.entries(contract.endpoints).map(([name, endpoint]) => {
    const meter = endpoint.public ? () => undefined : home.quotas.meter(endpoint)
    const route = { api, name, endpoint, reading, safe, meter }
    return {
      method: endpoint.method,
      path: `${contract.base}${endpoint.path}`.replace(/\/$/, ''),
      answer: (asked: Asked) => noSoonerThan(endpoint, () => answer(route, asked, home)),
    }
  })
  return inRoutingOrder(bound)
}

interface Route {
  api: Api
  name: string
  endpoint: Endpoint
  reading: ReturnType<typeof readHandlers>
  safe: ReturnType<typeof safeHeaders>
  /** Counts a call of somebody who is signed in. */
  meter: (userId: string) => RateLimitHeaders | undefined
}

const visitor = async (sessions: SessionReader, request: Request): Promise<SignedIn> => ({
  ...nobody,
  session: await sessions.found(request),
})

async function answer(route: Route, asked: Asked, home: Home): Promise<Response> {
  const { request } = asked
  const signedIn = route.endpoint.public ? await visitor(home.sessions, request) : await home.sessions.of(request)
  return metered(route.meter(signedIn.user.id), (rateLimit) => answerTo(route, asked, home, { signedIn, rateLimit }))
}

/** Who asks, and what is left of what they may ask. */
type Asker = Pick<LetIn, 'signedIn' | 'rateLimit'>

async function answerTo(route: Route, asked: Asked, home: Home, { signedIn, rateLimit }: Asker): Promise<Response> {
  const { contract } = route.api
  const { endpoint, safe } = route
  const { request, requestId } = asked
  const { services, sessions, answers } = home
  const { user, ability } = signedIn
  const readable = readableBy(ability, sessions.contracts)
  const guard = guardOf(contract, endpoint, ability, readable)
  if (!endpoint.public) guard.enter()
  const headers = answerHeaders(safe(), { 'x-request-id': requestId, ...rateLimit })
  // What a browser keeps of an answer is shown to nobody but whom it was made for.
  if (!endpoint.public) headers.own['x-user'] = user.id
  const tag = isTaggable(endpoint) ? tagOf(services, signedIn) : undefined
  if (tag !== undefined && isKnown(request, tag)) return notModified(tag, headers)
  const make = () => answerAnew(route, asked, home, { signedIn, rateLimit, readable, guard, headers, tag })
  if (tag === undefined) return (await make()).response
  // One session of somebody may be answered otherwise than another.
  return answers(`${signedIn.session?.id} ${tag} ${request.url}`, headers, make)
}

/** What is known of a request once it was let in. */
interface LetIn {
  signedIn: SignedIn
  rateLimit: RateLimitHeaders | undefined
  readable: Readable
  guard: ReturnType<typeof guardOf>
  headers: AnswerHeaders
  tag: string | undefined
}

async function answerAnew(
  { api, name, endpoint, reading }: Route,
  { request, params: given, requestId, address }: Asked,
  { database, services, sessions: { contracts }, apis }: Home,
  { signedIn, rateLimit, readable, guard, headers, tag }: LetIn,
): Promise<Made> {
  const { contract } = api
  const { user, ability } = signedIn
  const now = services.now().toISOString()
  const needProof = (body?: unknown) => needConfirmed(endpoint, services, { session: signedIn.session, now, body })
  needProof()
  const params = parseParams(endpoint, given)
  const title = `${contract.name}.${name}`
  const known = () => services.devices?.read(request)
  const tries = endpoint.limits && tryCounter(database, services, endpoint.limits, { name: title, address, known })
  // A session that was stolen gains nothing by asking from many places.
  await tries?.byCaller(user.id || { address: address() })
  const query = parseQuery(endpoint, request.url)
  const { body: parsed, sent } = await parseBody(endpoint, request)
  if (!endpoint.public) guard.admit(sent)
  needProof(parsed)
  const device = () => request.headers.get('user-agent') ?? ''
  await tries?.byBody(parsed)
  const body = await sanitiseRichTexts(endpoint.body, parsed, services.sanitise)
  const parts = { params, query, body, upload: await parseUpload(endpoint, request) }
  const signals: Signal[] = []

  const recordId = idOf(params)
  const onCounted = (counted: readonly Counted[]) => void Object.assign(headers.own, withQuotas(rateLimit, counted))
  const author = { contract, endpoint, services, apis, contracts, userId: user.id, recordId, now, device, known }
  const within = (db: Database['db']) =>
    transactionTools(db, { ...author, onCounted, session: signedIn.session, headers: headers.given })
  const writing = <Result>(run: Parameters<typeof write<Result>>[4]) => {
    const caller = {
      userId: user.id,
      address: address(),
      device: device(),
      requestId,
      private: contract.private ?? false,
    }
    const told = { ...caller, now, topic: contract.name, action: endpoint.action, endpoint: name }
    return write(database, services, apis, told, run)
  }
  const commit: Call['commit'] = (_, work) => {
    // A transaction within a transaction would wait for itself.
    if (!endpoint.opens) throw new Error(`${title} commits by itself and does not say opens`)
    return writing(async (db) => {
      const { tools, hearers } = within(db)
      // oxlint-disable-next-line typescript/consistent-type-assertions -- the same database, in a transaction
      const result = await work(db as never, tools)
      return { answer: result, told: await hearers(result) }
    })
  }
  const about = lazily(() => aboutReadable(ability, contracts))
  // An answer that was made with the time, or of where it was asked from, is another one by itself.
  let isLasting = true
  const run = async (db: Database['db'], handlers = api.handlers(db)) => {
    const handler = handlers[name]
    if (!handler) throw new Error(`${title} has no handler`)
    const { tools, hearers } = within(db)
    const call = {
      ...signedIn,
      ...parts,
      contracts,
      check: (record: Record<string, unknown>) => guard.check(record, sent),
      seen: <Tables>(whole: Db<Tables>) => narrowed(whole, readable.tables),
      about: (topic: string, id: string) => about()(topic, id),
      commit,
      secrets: services.secrets,
      sanitise: services.sanitise ?? sanitiseInline,
      providers: services.providers ?? [],
      ...settingsFor(services),
      screen: screenOf(services),
      signal: (users: readonly string[], signal: string, data: unknown) =>
        void signals.push(signalOf(contract, users, signal, data)),
      get now() {
        isLasting = false
        return now
      },
      get headers() {
        return headers.given()
      },
      get origin() {
        isLasting = false
        return { address: address(), device: device() }
      },
      tell: tools.tell,
      get files() {
        return tools.files
      },
      get mail() {
        return tools.mail
      },
      get mailQuota() {
        return tools.mailQuota
      },
      get sessions() {
        return tools.sessions
      },
      notify: tools.notify,
      withdraw: tools.withdraw,
      announceAccount: tools.announceAccount,
      enquire: tools.enquire,
    }
    const handle = async () => handler(call)
    const result = await (services.observer?.part(title, handle) ?? handle())
    if (!endpoint.public) guard.leave(result)
    if (tag !== undefined && isLasting && result instanceof Page) headers.own['etag'] = tag
    return { result, hearers }
  }
  const change = async (db: Database['db']) => {
    const { idempotencyKey: field } = endpoint
    if (field !== undefined) await claimKey(db, services.secrets, { scope: [title, user.id, params], field, body, now })
    const { result, hearers } = await run(db)
    return { answer: result, told: await hearers(result) }
  }
  const isWrite = endpoint.action !== 'read' && !endpoint.opens
  const read = () => {
    const { db, handlers } = reading(readable)
    return run(db, handlers)
  }
  const outside = () => (endpoint.action === 'read' ? read() : run(database.db))
  const result = isWrite ? await writing(change) : (await outside()).result
  await tries?.takeBack()
  for (const signal of signals) await services.announcer.signal(signal)
  const isKept = services.keepsNothing !== true
  return { response: respond(endpoint, { answer: result, query, url: request.url, headers, isKept }), isLasting }
}
