import { context, propagation, trace } from '@opentelemetry/api'
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node'
import { expect, onTestFinished, test } from 'vitest'
import { startedServer } from '#testing/servers/started-server.ts'

/** A module that an operator loads before the server (`--import`). */
function registerExporter() {
  const exporter = new InMemorySpanExporter()
  new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }).register()
  onTestFinished(() => {
    trace.disable()
    context.disable()
    propagation.disable()
  })
  return exporter
}

test('records a request as a span of its incoming trace, with endpoint and statements but no values', async () => {
  const exporter = registerExporter()
  const { address } = await startedServer()
  exporter.reset()
  const [traceId, parentId] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7']
  const response = await fetch(`${address}/api/session`, {
    headers: { traceparent: `00-${traceId}-${parentId}-01`, cookie: 'atrium_session=a-secret-token' },
  })
  await response.text()

  const spans = exporter.getFinishedSpans().filter((span) => span.spanContext().traceId === traceId)
  const request = spans.find(({ name }) => name === 'GET /api/session')
  expect(request?.parentSpanContext?.spanId).toBe(parentId)
  expect(request?.attributes).toMatchObject({
    'http.route': '/api/session',
    'http.response.status_code': response.status,
  })
  const statements = spans.filter(({ attributes }) => attributes['db.query.text'] !== undefined)
  expect(statements.length).toBeGreaterThan(0)
  expect(JSON.stringify(statements.map(({ attributes }) => attributes))).not.toContain('secret')
  const spanIds = new Set(spans.map((span) => span.spanContext().spanId))
  for (const { parentSpanContext } of statements) expect(spanIds).toContain(parentSpanContext?.spanId)

  // Background work is a trace of its own.
  await expect.poll(() => exporter.getFinishedSpans().map(({ name }) => name)).toContain('job outbox')
})
