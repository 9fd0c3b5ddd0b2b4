import {
  context,
  propagation,
  ProxyTracerProvider,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api'
import type { LogEvent } from 'kysely'
import type { Engine } from '#platform/db/engines/database.ts'
import type { Observer } from '#platform/server/observability/observer.ts'

const name = 'atrium'

/** The tracer, if an SDK was registered before the start (`--import`). */
export function registeredTracer(): Tracer | undefined {
  const provider = trace.getTracerProvider()
  return provider instanceof ProxyTracerProvider ? provider.getDelegateTracer(name) : provider.getTracer(name)
}

const fail = (span: Span, error: unknown) => {
  span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'Error' })
}

/** Requests, endpoints and background work as spans, with names of OpenTelemetry's conventions. */
export function tracing(tracer: Tracer): Omit<Observer, 'stream'> {
  const runInSpan = <Result>(title: string, work: () => Promise<Result>) =>
    tracer.startActiveSpan(title, async (span) => {
      try {
        return await work()
      } catch (error) {
        fail(span, error)
        throw error
      } finally {
        span.end()
      }
    })
  return {
    part: runInSpan,
    job: (job, run) => runInSpan(`job ${job}`, run),
    request({ headers, method }, handle) {
      const parent = propagation.extract(context.active(), Object.fromEntries(headers))
      return tracer.startActiveSpan(method, { kind: SpanKind.SERVER }, parent, async (span) => {
        try {
          const { route, status } = await handle()
          span.updateName(`${method} ${route}`)
          span.setAttributes({
            'http.request.method': method,
            'http.route': route,
            'http.response.status_code': status,
          })
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        } catch (error) {
          fail(span, error)
          throw error
        } finally {
          span.end()
        }
      })
    },
  }
}

/** A span for each statement: its text with placeholders, never the values. */
export const statementSpans =
  (tracer: Tracer, engine: Engine) =>
  ({ level, query, queryDurationMillis, ...event }: LogEvent) => {
    const [verb = ''] = query.sql.trimStart().split(/\s/, 1)
    const ended = Date.now()
    const span = tracer.startSpan(verb.toLowerCase(), {
      kind: SpanKind.CLIENT,
      startTime: ended - queryDurationMillis,
      attributes: {
        'db.system.name': engine === 'postgres' ? 'postgresql' : 'sqlite',
        'db.query.text': query.sql,
      },
    })
    if (level === 'error') fail(span, 'error' in event ? event.error : undefined)
    span.end(ended)
  }
