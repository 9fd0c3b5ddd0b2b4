import { expect, test } from 'vitest'
import { startedServer } from '#testing/servers/started-server.ts'
import { readSettings } from '#server/lifecycle/settings.ts'

const onPostgres = process.env['ATRIUM_TEST_RUNTIME'] === 'postgres'

test('counts requests by the pattern of their path, and serves metrics on another port only', async () => {
  const { address, metricsPort } = await startedServer({ ATRIUM_METRICS_PORT: '0' })
  for (const path of ['/api/session', '/api/colleagues', '/api/no/such/path', '/nothing-either', '/metrics'])
    await (await fetch(address + path)).text()
  const stream = await fetch(`${address}/api/events`)
  await stream.text()
  expect((await fetch(`${address}/metrics`)).status).toBe(404)

  const response = await fetch(`http://127.0.0.1:${metricsPort}/metrics`)
  expect(response.headers.get('content-type')).toContain('text/plain')
  const text = await response.text()
  expect(text).toContain('atrium_request_duration_seconds_count{method="GET",route="/api/session",status="4xx"} 1')
  expect(text).not.toMatch(/such|nothing-either/)
  expect(text).toMatch(
    /atrium_build_info\{edition="[\w-]+",mode="production",engine="(sqlite|postgres)",node="[\d.]+"\} 1/,
  )
  for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes', 'atrium_event_streams'])
    expect(text).toMatch(new RegExp(`^${name} `, 'm'))
  expect(text).toContain('atrium_outbox_messages{state="waiting"} 0')
  expect(text.includes('atrium_database_connections{state="idle"}')).toBe(onPostgres)
  expect((await fetch(`http://127.0.0.1:${metricsPort}/`)).status).toBe(404)
})

test('metrics are off by default, and listen on this machine only', () => {
  const { ATRIUM_METRICS_PORT: port, ATRIUM_METRICS_HOST: host } = readSettings({})
  expect([port, host]).toEqual([undefined, '127.0.0.1'])
})
