import { writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { HtmlRefused } from '#platform/server/html/parse-html.ts'
import { sanitise } from '#platform/server/html/rich-text.ts'
import { htmlWorkers } from './html-workers.ts'

const article = '<p>An <b onclick="x()">ordinary</b> text.</p>'.repeat(500)

/** A sanitiser whose threads are ended with the test, and what it logged. */
function opened(own: { threads?: number; milliseconds?: number; idle?: number; file?: string } = {}) {
  const stopping = new AbortController()
  onTestFinished(() => stopping.abort())
  const errors: string[] = []
  const log = { info() {}, error: (_: object, message: string) => void errors.push(message) }
  return { sanitise: htmlWorkers({ log, stopping: stopping.signal, ...own }), errors, stop: () => stopping.abort() }
}

/** A module that a thread runs in place of the real one. */
async function startThread(code: string) {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'atrium-thread-')), 'thread.mjs')
  writeFileSync(file, `import { parentPort } from 'node:worker_threads'\n${code}\nparentPort.postMessage('ready')`)
  return file
}

test('sanitises a text in a thread as in the main thread', async () => {
  const { sanitise: inThread, errors } = opened()
  expect(await inThread(article, {})).toBe(sanitise(article))
  expect(await inThread('<p onclick="x()">short', { article: true })).toBe('<p>short</p>')
  const many = await Promise.all(Array.from({ length: 10 }, (_, index) => inThread(`${article}<p>${index}</p>`, {})))
  expect(many.map((clean) => clean.slice(-8))).toEqual(many.map((_, index) => `<p>${index}</p>`))
  await expect(inThread('&'.repeat(100_000), {})).rejects.toThrow(/too long/)
  await expect(inThread('<div>'.repeat(2300), {})).rejects.toBeInstanceOf(HtmlRefused)
  expect(errors).toEqual([])
})

test('ends an idle thread, and starts another one for the next text', async () => {
  const file = await startThread(
    `let texts = 0\nparentPort.on('message', () => parentPort.postMessage({ clean: String((texts += 1)) }))`,
  )
  const { sanitise: inThread, errors } = opened({ file, threads: 1, idle: 50 })
  expect(await Promise.all([inThread(article, {}), inThread(article, {})])).toEqual(['1', '2'])
  await expect.poll(() => inThread(article, {}), { interval: 500 }).toBe('1')
  expect(errors).toEqual([])
})

test('finishes the texts that a stopping server has accepted, and ends their threads', async () => {
  const file = await startThread(
    `parentPort.on('message', () => setTimeout(() => parentPort.postMessage({ clean: 'read' }), 300))`,
  )
  const { sanitise: inThread, errors, stop } = opened({ file, threads: 1 })
  // The first text waits for its thread to start, the second for the thread.
  const texts = Promise.all([inThread(article, {}), inThread(article, {})])
  await new Promise((resolve) => setTimeout(resolve, 100))
  stop()
  expect(await texts).toEqual(['read', 'read'])
  expect(errors).toEqual([])
})

test('terminates a thread whose text takes too long, and reads the next text in another one', async () => {
  const file = await startThread(
    `parentPort.on('message', ({ html }) => { while (html.includes('<hr>')); parentPort.postMessage({ clean: 'read' }) })`,
  )
  const { sanitise: inThread, errors } = opened({ file, threads: 1, milliseconds: 300 })
  const endless = inThread(`${article}<hr>`, {})
  const next = inThread(article, {})
  await expect(endless).rejects.toMatchObject({ status: 422, issues: [{ reason: 'tooComplex' }] })
  expect(await next).toBe('read')
  expect(errors).toEqual(['sanitising a text exceeded its limits of time or memory'])
})

test('finishes the texts that a stopping server has accepted, and ends their threads', async () => {
  const file = await startThread(
    `parentPort.on('message', () => setTimeout(() => parentPort.postMessage({ clean: 'read' }), 300))`,
  )
  const { sanitise: inThread, errors, stop } = opened({ file, threads: 1 })
  // The first text waits for its thread to start, the second for the thread.
  const texts = Promise.all([inThread(article, {}), inThread(article, {})])
  await new Promise((resolve) => setTimeout(resolve, 100))
  stop()
  expect(await texts).toEqual(['read', 'read'])
  expect(errors).toEqual([])
})

test('terminates a thread whose text takes too much memory, but not the process', async () => {
  const file = await startThread(
    `parentPort.on('message', () => { const all = []; for (;;) all.push(new Array(1e5).fill({ a: all.length })) })`,
  )
  const { sanitise: inThread } = opened({ file, threads: 1, milliseconds: 60_000 })
  await expect(inThread(article, {})).rejects.toMatchObject({ status: 422, issues: [{ reason: 'tooComplex' }] })
})

test('reports a defect in the thread as such, not as an invalid text', async () => {
  const file = await startThread(`parentPort.on('message', () => { throw new Error('a defect') })`)
  const { sanitise: inThread } = opened({ file, threads: 1 })
  await expect(inThread(article, {})).rejects.toThrow('a defect')
})

test('refuses further texts while the queue is full', async () => {
  const file = await startThread(
    `parentPort.on('message', () => setTimeout(() => parentPort.postMessage({ clean: 'read' }), 5))`,
  )
  const { sanitise: inThread } = opened({ file, threads: 1 })
  const all = await Promise.allSettled(Array.from({ length: 80 }, () => inThread(article, {})))
  const refused = all.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(15)
  expect(refused[0]).toMatchObject({ reason: { status: 503, errorCode: 'busy' } })
  expect(await inThread(article, {})).toBe('read')
})
