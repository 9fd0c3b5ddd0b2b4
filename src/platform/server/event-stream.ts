import type { Database } from '#platform/db/database.ts'
import { changesAfter, latestChange } from '#platform/db/changes.ts'
import type { Change, Signal } from '#platform/live-event.ts'
import type { Services } from './services.ts'

const heartbeat = 20_000
// A reader this many messages behind is dropped; it comes back and resumes from the log.
const slowest = 200
// A longer gap than this is cheaper to answer with "read everything again".
const replayed = 1000

const frame = (event: string, data: unknown, seq?: number) =>
  `event: ${event}\n${seq === undefined ? '' : `id: ${seq}\n`}data: ${JSON.stringify(data)}\n\n`

interface Reader {
  /** The last change the reader has seen; absent for one that begins now. */
  after?: number | undefined
  sees(change: Change): boolean
  hears(signal: Signal): boolean
  /** Called when the stream begins and at every sign of life; `gone` when it ends. */
  here(): void
  gone(): void
}

/**
 * Server-sent events for one reader: `ready` with the number of the latest change, then a `change` for each, or `resync`
 * where too much was missed. What was missed is read from the log, so that a break loses nothing. A `signal` is for those who
 * are there, and is lost on others.
 */
export function eventStream(
  database: Database,
  { announcer, stopping }: Pick<Services, 'announcer' | 'stopping'>,
  { after, sees, hears, here, gone }: Reader,
): Response {
  const encoder = new TextEncoder()
  let stop = () => {}
  const body = new ReadableStream<Uint8Array>(
    {
      async start(controller) {
        let sent = Infinity
        const early: Change[] = []
        const end = () => {
          stop()
          controller.close()
        }
        const write = (text: string) => {
          if ((controller.desiredSize ?? 0) < -slowest) end()
          else controller.enqueue(encoder.encode(text))
        }
        const send = (change: Change) => {
          if (change.seq <= sent) return
          sent = change.seq
          if (sees(change))
            write(
              frame('change', { topic: change.topic, action: change.action, recordId: change.recordId }, change.seq),
            )
        }
        const unsubscribe = announcer.subscribe({
          change: (change) => void (sent === Infinity ? early.push(change) : send(change)),
          signal(signal) {
            if (hears(signal)) write(frame('signal', { topic: signal.topic, name: signal.name, data: signal.data }))
          },
        })
        const beat = setInterval(() => {
          write(': beat\n\n')
          here()
        }, heartbeat)
        here()
        stop = () => {
          stop = () => {}
          unsubscribe()
          clearInterval(beat)
          gone()
          stopping.removeEventListener('abort', end)
        }
        stopping.addEventListener('abort', end)
        const latest = await latestChange(database)
        const missed = after === undefined || after >= latest ? [] : await changesAfter(database, after, replayed + 1)
        if (missed.length > replayed || (after !== undefined && after > latest)) {
          sent = latest
          write(frame('resync', {}, latest))
        } else {
          sent = after ?? latest
          write(frame('ready', {}, sent))
          missed.forEach(send)
        }
        early.forEach(send)
      },
      cancel: () => stop(),
    },
    new CountQueuingStrategy({ highWaterMark: 16 }),
  )
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
    },
  })
}
