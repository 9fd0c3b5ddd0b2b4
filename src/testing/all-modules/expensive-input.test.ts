import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { takeEveryNth, isFullRun } from '#scripts/lib/test-run/sample.mjs'
import type { Contract, Endpoint } from '#platform/contract.ts'
import { contracts, type Operation, operations, createRequest, getTitle } from '#testing/inputs/endpoints.ts'
import { expensiveBodies, wideRows } from '#testing/expensive/bodies.ts'
import { openExpensiveServer } from '#testing/expensive/expensive-server.ts'
import { expensiveHeaders } from '#testing/expensive/headers.ts'
import { expensiveQueries } from '#testing/expensive/queries.ts'
import { minimumInAtrium } from '#testing/project/created-project.ts'
import { measureHold } from '#testing/inputs/cpu-time.ts'
import { getListEndpoints, recordsIn } from '#testing/inputs/records.ts'

/** The longest block of the event loop, in ms. */
const maxHold = 100
/**
 * Number of retries after a slow response: a pause of the machine or of the garbage collector is not a fault of the
 * request.
 */
const repeats = 4
/** The longest response: bytes, and multiples of the request's length. */
const maxResponse = { times: 4, more: 64 * 1024 }
/** MB that may remain allocated at the end. */
const maxKept = 50

type Server = ReturnType<typeof openExpensiveServer>

interface ExpensiveRequest {
  title: string
  send: (request: Request) => Promise<Response>
  request: () => Request
  /** In bytes. */
  size: number
  mayBeLarge: boolean
}

/** The request with another query and body. */
function changed(request: Request, search: string | undefined, body: string | undefined) {
  const url = new URL(request.url)
  if (search !== undefined) url.search = search
  const headers = new Headers(request.headers)
  if (body !== undefined) headers.set('content-type', 'application/json')
  return new Request(url, { method: request.method, headers, ...(body !== undefined && { body }) })
}

/** Whether the length of a response depends on the number of records: a file, a list, or an object of lists. */
function isListOrFile({ returns }: Endpoint) {
  if (!(returns instanceof z.ZodType)) return returns !== undefined
  const parts = returns instanceof z.ZodObject ? Object.values(returns.shape) : [returns]
  return parts.some((part) => part instanceof z.ZodArray)
}

const small = JSON.stringify({ a: 1 })

function createRequests(
  operation: Operation,
  { administrator, stranger }: Server,
  id: number | string,
): ExpensiveRequest[] {
  const { endpoint } = operation
  const senders = endpoint.public ? { stranger } : { administrator }
  const validBody = endpoint.body ? small : undefined
  const bodies = endpoint.body ? expensiveBodies(endpoint.body) : []
  const ways: [string, string | undefined, string | undefined][] = [
    ...bodies.map(([name, body]): [string, undefined, string] => [name, undefined, body]),
    ...expensiveQueries(endpoint.query).map(([name, search]): [string, string, string | undefined] => [
      name,
      search,
      endpoint.method === 'DELETE' ? undefined : validBody,
    ]),
  ]
  const variants = Object.entries(senders).map(([who, send]) => ({
    title: `${who} asks ${getTitle(operation)}`,
    send,
    mayBeLarge: isListOrFile(endpoint),
  }))
  return variants.flatMap((value) => [
    ...ways.map(([name, search, body]) => ({
      ...value,
      title: `${value.title} with ${name}`,
      request: () => changed(createRequest(operation, { id, headers: {} }), search, body),
      size: Buffer.byteLength(body ?? '') + (search?.length ?? 0),
      // The errors of an import are a list as well, but depend only on the request.
      mayBeLarge: value.mayBeLarge && !(name === wideRows && (body?.length ?? 0) > maxResponse.more),
    })),
    ...Object.entries(expensiveHeaders).map(([name, headers]) => ({
      ...value,
      title: `${value.title} with ${name}`,
      request: () => changed(createRequest(operation, { id, headers }), undefined, validBody),
      size: 0,
    })),
  ])
}

async function measureRequest({ send, request }: ExpensiveRequest) {
  const sent = request()
  const { result, hold } = await measureHold(async () => {
    const response = await send(sent)
    return { status: response.status, bytes: (await response.arrayBuffer()).byteLength }
  })
  return { ...result, hold }
}

async function findFaults(asked: ExpensiveRequest) {
  const { status, bytes, hold } = await measureRequest(asked)
  const faults: string[] = []
  if (status >= 500) faults.push(`responds with ${status}`)
  const isLarge = bytes > maxResponse.times * asked.size + maxResponse.more
  if (isLarge && !(asked.mayBeLarge && status < 300)) faults.push(`${asked.size} bytes get a response of ${bytes}`)
  let least = hold
  for (let again = 0; again < repeats && least > maxHold; again++)
    least = Math.min(least, (await measureRequest(asked)).hold)
  if (least > maxHold) faults.push(`holds the event loop for ${Math.round(least)} ms (${status})`)
  return { faults: faults.map((fault) => `${asked.title}: ${fault}`), hold: least, status }
}

async function someId(contract: Contract, { administrator }: Server) {
  for (const list of getListEndpoints(contract)) {
    const [first] = await recordsIn(await administrator(createRequest(list)))
    if (first) return first.id
  }
  return 1
}

interface Seen {
  faults: string[]
  requests: number
  statuses: Set<number>
}

async function askAll(contract: Contract, seen: Seen) {
  const server = openExpensiveServer()
  const id = await someId(contract, server)
  for (const operation of operations.filter((candidate) => candidate.contract === contract)) {
    for (const request of createRequests(operation, server, id)) {
      const { faults, status } = await findFaults(request)
      seen.requests++
      seen.statuses.add(status)
      seen.faults.push(...faults, ...server.errors().map((error) => `${request.title}: ${error}`))
    }
  }
  await server.close()
}

/**
 * Memory of the idle process in MB: the minimum of several garbage collections, since one may free memory for the next.
 */
async function heldMemory() {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc')
  let least = Infinity
  for (let turn = 0; turn < 5; turn++) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    collect()
    const { heapUsed, external } = process.memoryUsage()
    least = Math.min(least, (heapUsed + external) / 1e6)
  }
  return least
}

test('expensive input costs little at every operation', { timeout: 600_000 }, async () => {
  const results: Seen = { faults: [], requests: 0, statuses: new Set() }
  // The next commits test the other contracts.
  const [first, ...others] = takeEveryNth(contracts, 5)
  // The first contract creates what is created once, such as compiled schemas.
  if (first) await askAll(first, results)
  const before = await heldMemory()
  for (const contract of others) await askAll(contract, results)
  expect(results.faults.join('\n')).toBe('')
  expect((await heldMemory()) - before).toBeLessThan(maxKept)
  // Otherwise all requests might be refused at once, for the same reason.
  expect(results.requests).toBeGreaterThan(minimumInAtrium(isFullRun ? 5000 : 600))
  expect([...results.statuses]).toEqual(expect.arrayContaining([200, 400, 422]))
})
