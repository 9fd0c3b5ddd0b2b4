import { expect, test } from 'vitest'
import { takeEveryNth } from '#scripts/lib/test-run/sample.mjs'
import type { Send } from '#platform/web/api/transport.ts'
import { conformingServer } from '#testing/conformance/conforming-server.ts'
import { isRecord } from '#platform/records/is-object.ts'
import { recordOperations } from '#testing/conformance/record-cases.ts'
import { runConformance } from '#testing/conformance/run.ts'
import { listSubjects } from '#testing/conformance/subject.ts'
import { contracts } from '#testing/inputs/endpoints.ts'

const address = 'http://atrium.test'

test('this server conforms to its OpenAPI document', { timeout: 300_000 }, async () => {
  const testedContracts = takeEveryNth(contracts, 2)
  const results = await runConformance({ contracts, testedContracts, ...(await conformingServer()), address })
  const failures = results.filter(({ outcome }) => outcome === 'failed')
  expect(
    failures
      .map(({ subject, requirement, reason, curlCommand }) => `${subject} ${requirement}: ${reason}\n  ${curlCommand}`)
      .join('\n'),
  ).toBe('')
  const skipped = results.filter(({ outcome }) => outcome === 'skipped')
  expect(skipped.length).toBeLessThan(results.length / 20)
})

/** A contract of any module whose records can be created, shown, changed, listed, removed and purged. */
const recordContract = contracts.find((contract) => {
  const { create, list, show, edit, remove, purge } = recordOperations(listSubjects([contract]).subjects)
  return create && list && show && edit && remove && purge
})

type Fault = (request: Request, send: Send) => Promise<Response>

const altered = async (response: Response, change: (body: unknown) => unknown) => {
  const { status, headers } = response
  if (!headers.get('content-type')?.includes('json')) return response
  return new Response(JSON.stringify(change(await response.json())), { status, headers })
}
const headed = ({ body, status, headers }: Response, name: string, value?: string) => {
  const changed = new Headers(headers)
  if (value === undefined) changed.delete(name)
  else changed.set(name, value)
  return new Response(body, { status, headers: changed })
}
const isList = ({ method, url }: Request) => method === 'GET' && new URL(url).pathname === recordContract?.base
const withoutQuery = (request: Request, name: string) => {
  const url = new URL(request.url)
  url.searchParams.delete(name)
  return new Request(url, request)
}

/** Faults of a server, by the end of the case that has to find each. */
const faults: Record<string, Fault> = {
  'create creates a record': async (request, send) => {
    const response = await send(request)
    return response.status === 201 ? new Response(response.body, { status: 200, headers: response.headers }) : response
  },
  'list sends only responses that the document declares': async (request, send) =>
    isList(request)
      ? altered(await send(request), (items) =>
          Array.isArray(items) ? items.map(({ [Object.keys(items[0])[1] ?? '']: _leftOut, ...rest }) => rest) : items,
        )
      : send(request),
  'show shows the record unchanged after the refused requests': async (request, send) => {
    const response = await send(request.clone())
    if (request.method !== 'PATCH' || response.status !== 422) return response
    const { pathname } = new URL(request.url)
    const init = { method: 'PATCH', headers: { 'content-type': 'application/json' } }
    // The first field that accepts the text is overwritten.
    for (const field of Object.keys(await (await send(new Request(address + pathname))).json()).slice(1)) {
      const body = JSON.stringify({ [field]: 'kept' })
      if ((await send(new Request(address + pathname, { ...init, body }))).ok) break
    }
    return response
  },
  'remove removes the record': async (request, send) =>
    request.method === 'DELETE' ? new Response(null, { status: 200 }) : send(request),
  'list no longer contains the removed record': async (request, send) =>
    request.method === 'DELETE' && request.headers.get('sec-fetch-site') === null
      ? new Response(null, { status: 204 })
      : send(request),
  'remove destroys nothing if the removal is repeated': async (request, send) => {
    if (request.method === 'DELETE')
      await send(new Request(request.url.replace(/\/(\w+)$/, '/trash/$1'), { method: 'DELETE' }))
    return send(request)
  },
  'create refuses a write from another site': (request, send) => {
    for (const name of ['sec-fetch-site', 'origin']) request.headers.delete(name)
    return send(request)
  },
  'list returns the same records in two pages as in one': (request, send) => send(withoutQuery(request, 'page')),
  'list returns as many items as requested': (request, send) => send(withoutQuery(request, 'limit')),
  'list finds nothing for words that no record contains': (request, send) => send(withoutQuery(request, 'q')),
  'list refuses page=0': (request, send) => send(withoutQuery(request, 'page')),
  'list refuses a query parameter that the document does not name': (request, send) =>
    send(withoutQuery(request, 'unknown-parameter')),
  'list returns the number of items in X-Total-Count': async (request, send) =>
    headed(await send(request), 'x-total-count'),
  'list links to the next page in its Link header': async (request, send) => headed(await send(request), 'link'),
  'show sends only responses that the document declares': async (request, send) =>
    headed(await send(request), 'x-request-id'),
  'create refuses a field that the document does not name': async (request, send) =>
    altered(await send(request), (body) => (isRecord(body) && 'issues' in body ? { ...body, issues: [] } : body)),
  'create is reported by an event on /api/events': async (request, send) =>
    request.url.endsWith('/api/events')
      ? new Response('event: ready\ndata: {}\n\n', { headers: { 'content-type': 'text/event-stream' } })
      : send(request),
  'show responds with 404 to an unknown id': async (request, send) => {
    const response = await send(request)
    return response.status === 404 ? new Response('{}', { status: 200, headers: response.headers }) : response
  },
}

// The next commits test the other faults.
test.each(takeEveryNth(Object.entries(faults), 3))(
  'the conformance check finds a faulty server: %s',
  async (end, fault) => {
    if (!recordContract) return
    const { visitor, anonymous } = await conformingServer()
    const faulty = { send: (request: Request) => fault(request, visitor.send) }
    const results = await runConformance({ contracts: [recordContract], visitor: faulty, anonymous, address })
    const failures = results
      .filter(({ outcome }) => outcome === 'failed')
      .map(({ subject, requirement }) => `${subject} ${requirement}`)
    expect(failures).toContain(`${recordContract.name}.${end}`)
  },
)

test('the conformance check finds a server that answers without a session', async () => {
  if (!recordContract) return
  const { visitor, anonymous } = await conformingServer()
  const open = {
    send: (request: Request) => (request.url.includes(recordContract.base) ? visitor : anonymous).send(request),
  }
  const results = await runConformance({ contracts: [recordContract], visitor, anonymous: open, address })
  const failures = results
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ subject, requirement }) => `${subject} ${requirement}`)
  expect(failures).toContain(`${recordContract.name}.list responds with 401 without a session`)
})
