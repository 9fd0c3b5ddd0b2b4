import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { policyReportsPath } from '#platform/server/observability/policy-reports.ts'
import { problemResponse } from '#platform/server/http/problem.ts'
import { receivePolicyReports } from './policy-reports.ts'

function taking() {
  const lines: object[] = []
  const log = { info: (fields: object) => void lines.push(fields), error() {} }
  const app = new Hono()
  receivePolicyReports(app, { log, getAddress: (request) => request.headers.get('x-test-address') ?? '192.0.2.1' })
  app.onError((error) => problemResponse(error, 'request'))
  const send = async (body: unknown, headers: Record<string, string> = {}) =>
    (await app.request(policyReportsPath, { method: 'POST', body: JSON.stringify(body), headers })).status
  return { lines, send }
}

const token = 'a'.repeat(43)
const older = (more: object = {}) => ({
  'csp-report': {
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?secret=1',
    'document-uri': `http://127.0.0.1:3000/papers/${token}?q=secret#secret`,
    'source-file': 'eval',
    ...more,
  },
})

test('logs a report of either kind as one line, without queries and secrets', async () => {
  const { lines, send } = taking()
  expect(await send(older())).toBe(204)
  const body = {
    effectiveDirective: 'img-src',
    blockedURL: 'https://user:word@evil.example/pixel.png?id=7',
    documentURL: 'https://atrium.example/apps/pears',
    disposition: 'enforce',
  }
  expect(
    await send([
      { type: 'csp-violation', age: 1, url: 'x', body },
      { type: 'deprecation', body: {} },
    ]),
  ).toBe(204)
  expect(lines).toEqual([
    {
      directive: 'script-src-elem',
      blocked: 'https://evil.example/x.js',
      page: 'http://127.0.0.1:3000/papers/…',
      source: 'eval',
    },
    {
      directive: 'img-src',
      blocked: 'https://evil.example/pixel.png',
      page: 'https://atrium.example/apps/pears',
      source: '',
    },
  ])
})

test('a report can neither make its line long nor forge another one', async () => {
  const { lines, send } = taking()
  const long = `http://x.example/${'y '.repeat(5000)}`
  expect(
    await send(older({ 'effective-directive': 'a\n{"level":50}', 'blocked-uri': long, 'document-uri': '\n\u001b[2J' })),
  ).toBe(204)
  expect(JSON.stringify(lines).length).toBeLessThan(500)
  expect(lines).toMatchObject([{ directive: 'alevel', page: '2J' }])
})

test('refuses a report that is too large, invalid or from another site', async () => {
  const { lines, send } = taking()
  expect(await send(older({ x: 'x'.repeat(20_000) }))).toBe(413)
  expect(await send({ hello: 1 })).toBe(422)
  expect(await send('x')).toBe(422)
  expect(await send(older(), { 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(lines).toEqual([])
})

test('accepts twenty reports per network and minute, and logs sixty lines in all', async () => {
  const { lines, send } = taking()
  const of = (address: string) => send(older(), { 'x-test-address': address })
  const many = async (address: string) => {
    for (let sent = 0; sent < 20; sent += 1) expect(await of(address)).toBe(204)
  }
  await many('2001:db8::1')
  expect(await of('2001:db8::2')).toBe(429)
  for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4']) await many(address)
  expect(lines).toHaveLength(60)
})
