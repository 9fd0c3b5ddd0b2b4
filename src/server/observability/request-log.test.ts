import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startServer, temporaryFolder } from '#testing/servers/server-process.ts'

test('logs each request, but probes only if they fail', async () => {
  const DATA_DIR = temporaryFolder()
  const server = await startServer({ DATA_DIR, LOG_LEVEL: 'info' })
  const ask = async (path: string) => (await fetch(server.address + path)).text()
  await ask('/healthz')
  await ask('/readyz')
  await ask('/api/session')
  writeFileSync(join(DATA_DIR, 'maintenance'), '')
  await ask('/readyz')
  const { output } = await server.end('SIGTERM')
  const loggedRequests = [...output.matchAll(/"path":"(\/[^"]+)".*?"status":(\d+)/g)].map(([, path, status]) => [
    path,
    status,
  ])
  expect(loggedRequests).toEqual([
    ['/api/session', '200'],
    ['/readyz', '503'],
  ])
})
