import { expect, test } from 'vitest'
import { startServer, temporaryFolder } from '#testing/servers/server-process.ts'

/** A server in which this code runs on SIGUSR2. */
async function startWithFault(code: string) {
  const onSignal = `process.on('SIGUSR2',()=>{${code}})`
  const server = await startServer({
    DATA_DIR: temporaryFolder(),
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(onSignal)}`,
  })
  return { ...server, fail: () => process.kill(server.pid, 'SIGUSR2') }
}

const errorLines = (output: string) =>
  output.split('\n').filter((line) => line.startsWith('{"level":50') && line.includes('planted fault'))

test('logs a rejected promise that nobody handled, and serves on', async () => {
  const server = await startWithFault("Promise.reject(new Error('planted fault'))")
  const stream = await fetch(`${server.address}/api/events`)
  server.fail()
  await expect.poll(() => errorLines(server.output())).toHaveLength(1)
  expect(errorLines(server.output())[0]).toContain('a rejected promise was not handled')
  expect((await fetch(`${server.address}/api/session`)).status).toBe(200)
  await stream.body?.cancel()
  expect(await server.end('SIGTERM')).toMatchObject({ code: 0 })
})

test('logs an exception that nobody caught, finishes open requests and ends with code 1', async () => {
  const server = await startWithFault("throw new Error('planted fault')")
  let sendRest = () => {}
  const body = new ReadableStream({
    start(controller) {
      const [first, rest] = ['{"savedAt":"2026-01-01T00:00:00.000Z",', '"value":{}}'].map((text) =>
        new TextEncoder().encode(text),
      )
      controller.enqueue(first)
      sendRest = () => {
        controller.enqueue(rest)
        controller.close()
      }
    },
  })
  const init: RequestInit & { duplex: 'half' } = {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body,
    duplex: 'half',
  }
  const saving = fetch(`${server.address}/api/settings`, init)
  // The request has to arrive before the fault.
  await fetch(`${server.address}/api/session`)
  server.fail()
  await expect.poll(() => errorLines(server.output())).toHaveLength(1)
  sendRest()
  expect((await saving).status).toBe(204)
  const { code, output } = await server.end('SIGTERM')
  expect(code).toBe(1)
  expect(output).toContain('"msg":"stopped"')
})
