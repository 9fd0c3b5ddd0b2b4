import type { MutationFunctionContext } from '@tanstack/react-query'
import type * as z from 'zod'
import type { Contract, Endpoint, FileResponse } from '#platform/contract.ts'
import { changeCached } from './cached-records.ts'
import type { Listed } from './listed.ts'
import { readBody, fetchOk, type Parts, type ReceivedFile, requestFor } from './request.ts'
import { withCursor, rememberCursors } from './page-cursors.ts'
import { withConfirmation, withRecovery } from '#platform/web/session/session-guard.ts'
import { transport } from './transport.ts'

type Part<E, Name extends string> = E extends { [N in Name]: infer Schema extends z.ZodType } ? z.input<Schema> : never

/** An edit that merges fields may also send their values when the record was read. */
type Body<E> = E extends { body: infer Schema extends z.ZodType; mergesFields: true }
  ? z.input<Schema> & { base?: { [Name in keyof z.input<Schema>]?: unknown } }
  : Part<E, 'body'>

type Input<E> = ([Part<E, 'params'>] extends [never] ? unknown : { params: Part<E, 'params'> }) &
  ([Part<E, 'body'>] extends [never] ? unknown : { body: Body<E> }) &
  ([Part<E, 'query'>] extends [never]
    ? unknown
    : Record<never, never> extends Part<E, 'query'>
      ? { query?: Part<E, 'query'> }
      : { query: Part<E, 'query'> })

type Arguments<E> = Record<never, never> extends Input<E> ? [input?: Input<E>] : [input: Input<E>]

type ResponseBody<E> = E extends { returns: infer Returns }
  ? Returns extends FileResponse
    ? ReceivedFile
    : Returns extends z.ZodType
      ? z.output<Returns>
      : undefined
  : undefined

/** Options for `useQuery`, `useSuspenseQuery` and `prefetchQuery`. */
interface ReadOptions<Data> {
  queryKey: readonly unknown[]
  queryFn: (context: Reading) => Promise<Data>
}

interface Reading {
  signal: AbortSignal
  /** The query client, or another reader of consecutive pages. Without it, pages are requested by number only. */
  client?: object
}

interface WriteOptions<Data, Variables> {
  mutationFn: (input: Variables) => Promise<Data>
  meta: { topic: string; touches: readonly string[]; quiet: boolean }
  onMutate?: (input: Variables, context: MutationFunctionContext) => () => void
  onError?: (error: Error, input: Variables, undo: (() => void) | undefined) => void
}

interface WriteExtra<E> {
  /** The caller shows failures itself. */
  quiet?: boolean
  /** Optimistic update of every cached record with the id of the call; reverted on failure. */
  optimistic?: (record: Record<string, unknown>, input: Input<E>) => Record<string, unknown>
}

interface Calls<E> {
  send(...input: Arguments<E>): Promise<ResponseBody<E>>
  query(...input: Arguments<E>): ReadOptions<ResponseBody<E>>
  /** A list with its total. */
  page(...input: Arguments<E>): ReadOptions<Listed<ResponseBody<E>>>
  mutation(extra?: WriteExtra<E>): WriteOptions<ResponseBody<E>, Input<E>>
}

export type Client<Endpoints> = { [Name in keyof Endpoints]: Calls<Endpoints[Name]> }

/** The part of a contract that the client needs; may have only some of the endpoints. */
type ClientContract<Endpoints extends Record<string, object>> = Pick<
  Contract<Endpoints>,
  'name' | 'base' | 'touches' | 'endpoints'
>

/**
 * A typed client of a contract's endpoints. Do not invalidate queries by hand: a write invalidates all reads of the
 * contract.
 */
export function client<Endpoints extends Record<string, object>>(
  contract: ClientContract<Endpoints>,
  send = transport,
): Client<Endpoints> {
  const calls = Object.entries(contract.endpoints).map(([name, endpoint]) => [
    name,
    createCalls(contract, name, getEndpoint(endpoint), send),
  ])
  // oxlint-disable-next-line typescript/consistent-type-assertions -- `calls` has all endpoints, which is not inferred
  return Object.fromEntries(calls) as Client<Endpoints>
}

const isEndpoint = (value: object): value is Endpoint => 'method' in value && 'path' in value

const getEndpoint = (value: object) => {
  if (isEndpoint(value)) return value
  throw new TypeError('A contract contains a value that is not an endpoint')
}

function createCalls(
  { name: topic, base, touches = [] }: ClientContract<Record<string, object>>,
  name: string,
  endpoint: Endpoint,
  transportLayer: typeof transport,
) {
  const respond = (input: Parts, signal?: AbortSignal) => {
    const send = () => fetchOk(transportLayer.send, requestFor(base, endpoint, input, signal))
    const call = () => withRecovery(send, endpoint.public)
    return endpoint.confirmed ? withConfirmation(call) : call()
  }
  const send = async (input: Parts = {}, signal?: AbortSignal) => readBody(endpoint, await respond(input, signal))
  return {
    send: (input?: Parts) => send(input),
    query: (input: Parts = {}) => ({
      queryKey: [topic, name, input],
      queryFn: ({ signal }: { signal: AbortSignal }) => send(input, signal),
    }),
    page: (input: Parts = {}) => ({
      queryKey: [topic, `${name} page`, input],
      queryFn: async ({ signal, client: reader }: Reading) => {
        const response = await respond(withCursor(reader, `${base}${endpoint.path}`, input), signal)
        rememberCursors(reader, `${base}${endpoint.path}`, response.headers.get('link') ?? '')
        return {
          items: await readBody(endpoint, response),
          total: Number(response.headers.get('x-total-count')),
          isLeast: response.headers.get('x-total-count-is') === 'at-least',
        }
      },
    }),
    mutation: ({ optimistic, quiet = false }: WriteExtra<unknown> = {}) => ({
      mutationFn: (input: Parts) => send(input),
      meta: { topic, touches, quiet },
      ...(optimistic && {
        onMutate: ({ params, ...input }: Parts, { client: queries }: MutationFunctionContext) =>
          changeCached(queries, topic, params?.['id'], (record) => optimistic(record, { params, ...input })),
        onError: (_: Error, __: Parts, undo: (() => void) | undefined) => undo?.(),
      }),
    }),
  }
}
