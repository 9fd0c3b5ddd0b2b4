import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startServer, temporaryFolder } from '#testing/servers/server-process.ts'

test('logs each request, but probes only if they fail', async () => {
  const DATA_DIR = temporaryFolder()
  const server = await startServer({ DATA_DIR, LOG_LEVEL: 'info' })
  const fetchText = async (path: string) => (await fetch(server.address + path)).text()
  await fetchText('/healthz')
  await fetchText('/readyz')
  await fetchText('/api/session')
  writeFileSync(join(DATA_DIR, 'maintenance'), '')
  await fetchText('/readyz')
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
