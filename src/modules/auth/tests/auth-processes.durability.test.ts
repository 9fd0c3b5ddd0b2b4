import { afterAll, beforeAll, expect, test } from 'vitest'
import { files, StoredFile } from '#platform/files/stored-file.ts'
import { presence, session, settings } from '#platform/contracts/session-contract.ts'
import { followChanges } from '#testing/servers/follow-changes.ts'
import { startProcesses } from '#testing/servers/many-processes.ts'
import { auth } from '../contract.ts'
import { password } from './auth-test-steps.ts'

const email = 'first@house.example'
let cluster: Awaited<ReturnType<typeof startProcesses>>
let cookie = ''
const cookies = new Map<string, string>()
// Generous for slow machines.
const soon = { timeout: 30_000 }
const testTimeout = 90_000
beforeAll(async () => {
  cluster = await startProcesses(3)
}, 300_000)
afterAll(() => cluster.end())

async function sendRequest(
  method: string,
  path: string,
  body?: unknown,
  { at = cluster.address, type = 'application/json' } = {},
) {
  const answer = await fetch(at + path, {
    method,
    headers: { cookie, ...(body !== undefined && { 'content-type': type }) },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  for (const line of answer.headers.getSetCookie()) {
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
    cookies.set(name, value)
  }
  cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
  return answer
}
/** Statuses of consecutive requests, each to the next process. */
async function statuses(count: number, method: string, path: string, body?: unknown) {
  const answered = []
  for (let index = 0; index < count; index++) answered.push((await sendRequest(method, path, body)).status)
  return answered
}
const signIn = () => sendRequest('POST', `${auth.base}/sign-in`, { email, password })
const save = (at?: string) =>
  sendRequest('PUT', settings.base, { value: {}, savedAt: new Date().toISOString() }, at === undefined ? {} : { at })
const listen = (address: string, after?: number) =>
  followChanges(address, { headers: { cookie }, ...(after !== undefined && { after }) })

test(
  'signs in and out at all processes',
  async () => {
    await expect.poll(() => cluster.processes.map(({ output }) => output()).join(''), soon).toContain('setup?code=')
    const [code] = /(?<=setup\?code=)[\w-]+/.exec(cluster.processes.map(({ output }) => output()).join('')) ?? []
    const setup = await sendRequest('POST', `${auth.base}/setup`, { code, name: 'First', email, password })
    expect(setup.status).toBe(204)
    expect(await statuses(6, 'GET', session.base)).toEqual([200, 200, 200, 200, 200, 200])
    expect(cluster.processes.every(({ requests }) => requests >= 2)).toBe(true)
    expect((await sendRequest('DELETE', session.base)).status).toBe(204)
    expect(await statuses(3, 'GET', session.base)).toEqual([401, 401, 401])
    expect((await signIn()).status).toBe(200)
    expect(await statuses(3, 'GET', session.base)).toEqual([200, 200, 200])
  },
  testTimeout,
)

test(
  'stores files of all processes in the same place',
  async () => {
    const texts = ['one', 'two', 'three']
    for (const text of texts) {
      const answer = await sendRequest('POST', `${files.base}?name=a.txt`, text, { type: 'text/plain' })
      const { id } = StoredFile.parse(await answer.json())
      expect(Buffer.from((await cluster.bucket.read(id)) ?? []).toString()).toBe(text)
    }
  },
  testTimeout,
)

const messages = () => cluster.mail.received.filter(({ to }) => to.includes(email))

test(
  'shares rate limits between processes, and delivers each email',
  async () => {
    expect(await statuses(5, 'POST', `${auth.base}/forgot`, { email })).toEqual([204, 204, 204, 429, 429])
    await expect.poll(() => messages().length, soon).toBeGreaterThanOrEqual(3)
  },
  testTimeout,
)

test(
  'announces writes to the screens of all processes, and presence until the last screen closes',
  async () => {
    const streams = await Promise.all(cluster.processes.map(({ address }) => listen(address)))
    for (const { address } of cluster.processes) await save(address)
    for (const { heard } of streams) await expect.poll(() => heard.size, soon).toBe(3)
    const present = async () => (await (await sendRequest('GET', presence.base)).json()).length
    const [first, ...rest] = streams
    await first?.end()
    expect([await present(), await present(), await present()]).toEqual([1, 1, 1])
    await Promise.all(rest.map((stream) => stream.end()))
    await expect.poll(present, soon).toBe(0)
  },
  testTimeout,
)

test(
  'continues at the other processes without missed events when one is killed',
  async () => {
    const [killed, other] = cluster.processes
    if (!killed || !other) throw new Error('There are three')
    const stream = await listen(killed.address)
    await save()
    await expect.poll(() => stream.heard.size, soon).toBe(1)
    await killed.end('SIGKILL')
    expect(await Promise.all([save(), save(), save()]).then((all) => all.map(({ status }) => status))).toEqual([
      204, 204, 204,
    ])
    expect(await statuses(6, 'GET', session.base)).toEqual([200, 200, 200, 200, 200, 200])
    const resumed = await listen(other.address, Math.max(...stream.heard))
    await expect.poll(() => resumed.heard.size, soon).toBe(3)
    await resumed.end()
  },
  testTimeout,
)

test(
  'delivers each email once although every process polls the queue',
  () => {
    expect(messages()).toHaveLength(3)
  },
  testTimeout,
)

test('keeps connections open longer than the proxies in front of it', async () => {
  const { headers } = await fetch(`${cluster.processes.at(-1)?.address}/healthz`)
  expect(headers.get('keep-alive')).toBe('timeout=75')
})
