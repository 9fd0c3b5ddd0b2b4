import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '#testing/server-process.ts'
import { acceptsRequests, spawnServer } from '#testing/spawned-server.ts'

const formatting = (many: number) => Array.from({ length: many }, (_, at) => `<b a${at}>`).join('')

const texts = [
  `<p>${formatting(700)}</p>${'<p>x</p>'.repeat(7000)}`,
  `<p>${formatting(50)}</p>${'<p>x</p>'.repeat(24_000)}`,
  `<p>${formatting(4)}</p>${'<p>x'.repeat(40_000)}`,
  '<div>'.repeat(2300),
  '<b>x</b>'.repeat(20_000),
  '<table><td>'.repeat(18_000),
  '<a href="tel:1"><p>'.repeat(10_000),
  `<p ${Array.from({ length: 50 }, (_, at) => `a${at}=1`).join(' ')}>`.repeat(600),
]

test('with little memory, many expensive texts at once hold up nobody and end nothing', async () => {
  const started = spawnServer({ NODE_OPTIONS: '--max-old-space-size=256', DATA_DIR: temporaryFolder() })
  onTestFinished(() => void started.child.kill('SIGKILL'))
  const server = await acceptsRequests(started)
  const send = (html: string) =>
    fetch(`${server.address}/api/data/email/drafts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.address },
      body: JSON.stringify({ to: [], subject: '', body: html }),
    })
  // The threads are there, and all code that is asked has run once.
  expect((await send('<p>An ordinary text.</p>'.repeat(500))).status).toBe(201)

  let isDone = false
  const sent = Promise.all([...texts, ...texts, ...texts].map((html) => send(html).then(({ status }) => status)))
  void sent.finally(() => (isDone = true))
  const times: number[] = []
  while (!isDone) {
    const begun = performance.now()
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200)
    times.push(performance.now() - begun)
    await wait(10)
  }
  const statuses = await sent
  // 503: it asks to try again, as more came at once than it takes.
  expect(statuses.filter((status) => ![201, 422, 503].includes(status))).toEqual([])
  expect(statuses).toContain(422)
  expect(times.length).toBeGreaterThan(3)
  // The machine is shared with other tests: without them these are some 2 and 50 ms, and were 80 s for one such text.
  expect(times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)]).toBeLessThan(500)
  expect(Math.max(...times)).toBeLessThan(5000)
  expect((await server.end('SIGTERM')).code).toBe(0)
}, 120_000)
