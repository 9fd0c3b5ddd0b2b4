import type { Database } from '#platform/db/engines/database.ts'
import { changesAfter, hasChangesAfter, latestChange } from '#platform/db/queries/changes.ts'
import type { Change, Signal } from '#platform/contracts/live-event.ts'
import { session } from '#platform/contracts/session-contract.ts'
import type { Services } from '#platform/server/services.ts'
import type { StreamChecks } from './stream-checks.ts'

const heartbeat = 20_000
// A subscriber that is this many messages behind is disconnected; it reconnects and resumes from the log.
const maxQueued = 200
// For a longer gap, reloading everything is cheaper.
const maxReplayed = 1000

const frame = (event: string, data: unknown, seq?: number) =>
  `event: ${event}\n${seq === undefined ? '' : `id: ${seq}\n`}data: ${JSON.stringify(data)}\n\n`

/** Permissions of a stream's subscriber. */
export interface EventFilter {
  /** The change for this subscriber, perhaps without the record's id; undefined if it may not know of the change. */
  visible(change: Change): Change | undefined
  receives(signal: Signal): boolean
}

interface Reader {
  userId: string
  /** The last change that the subscriber has received; absent for a new one. */
  after?: number | undefined
  filter: EventFilter
  /** The subscriber's current permissions; undefined ends the stream, since the session has ended. */
  refreshFilter(): Promise<EventFilter | undefined>
  /** Called at the start and at every heartbeat. */
  onPresent(): void
  /** Called at the end. */
  onAbsent(): void
}

type Channel = Pick<Services, 'announcer' | 'stopping' | 'observer'> & { checks: StreamChecks }

/**
 * Server-sent events for one subscriber: `ready` with the number of the latest change, then a `change` for each, or
 * `resync` if too many were missed. Missed changes are read from the log; missed signals are lost.
 */
export function eventStream(database: Database, channel: Channel, reader: Reader): Response {
  let stop = () => {}
  const body = new ReadableStream<Uint8Array>(
    {
      async start(controller) {
        let isEnded = false
        let unsubscribeAll = () => {}
        // Several causes may end a stream one after the other, but a closed one must not be closed again.
        stop = () => {
          if (isEnded) return
          isEnded = true
          unsubscribeAll()
        }
        const end = () => {
          if (isEnded) return
          stop()
          controller.close()
        }
        const sender = senderTo(controller, reader.filter, { end, isEnded: () => isEnded })
        const check = async () => {
          const nextFilter = isEnded ? undefined : await reader.refreshFilter()
          if (nextFilter) sender.setFilter(nextFilter)
          else end()
        }
        unsubscribeAll = subscribe(channel, reader, sender, { check, end })
        await replay(database, reader.after, sender).catch((error: unknown) => {
          stop()
          throw error
        })
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

type Sender = ReturnType<typeof senderTo>

/**
 * Writes to one subscriber the changes that it may know, each once and in order; changes wait until the stream begins.
 */
function senderTo(
  controller: ReadableStreamDefaultController<Uint8Array>,
  filter: EventFilter,
  { end, isEnded }: { end: () => void; isEnded: () => boolean },
) {
  const encoder = new TextEncoder()
  let sent = Infinity
  let currentFilter = filter
  const buffered: Change[] = []
  const write = (text: string) => {
    if (isEnded() || text === '') return
    if ((controller.desiredSize ?? 0) < -maxQueued) end()
    else controller.enqueue(encoder.encode(text))
  }
  /** The text of a change; empty if the subscriber has it or may not know of it. */
  const changeText = (change: Change) => {
    if (change.seq <= sent) return ''
    sent = change.seq
    const visible = currentFilter.visible(change)
    if (!visible) return ''
    const { topic, action, recordId, seq } = visible
    return frame('change', { topic, action, recordId }, seq)
  }
  const restartText = (event: 'ready' | 'resync', seq: number) => {
    sent = seq
    return frame(event, {}, seq)
  }
  return {
    write,
    setFilter: (nextFilter: EventFilter) => void (currentFilter = nextFilter),
    change: (change: Change) => void (sent === Infinity ? buffered.push(change) : write(changeText(change))),
    resync(latest: number) {
      // A stream that has not begun yet reads the log again.
      if (sent !== Infinity) write(restartText('resync', latest))
    },
    signal(signal: Signal) {
      if (currentFilter.receives(signal))
        write(frame('signal', { topic: signal.topic, name: signal.name, data: signal.data }))
    },
    /**
     * Begins at a change of the log, continues with missed changes, then with those that arrived meanwhile. They are one
     * message, since a subscriber can read none of them before the last is written.
     */
    begin(event: 'ready' | 'resync', seq: number, missed: readonly Change[]) {
      const restart = restartText(event, seq)
      write(restart + [...missed, ...buffered.splice(0)].map(changeText).join(''))
    },
  }
}

/** Subscribes to all changes, and to presence; the end of the response ends both. */
function subscribe(
  { announcer, stopping, observer, checks }: Channel,
  { userId, onPresent, onAbsent }: Reader,
  sender: Sender,
  { check, end }: { check: () => Promise<void>; end: () => void },
) {
  const unsubscribe = announcer.subscribe({
    change(change) {
      sender.change(change)
      // A change for a single user is about the sessions of that user.
      if (change.topic === session.name && (change.audience ?? userId) === userId) checks.add(check)
    },
    resync: sender.resync,
    signal: sender.signal,
  })
  const heartbeatTimer = setInterval(() => {
    sender.write(': beat\n\n')
    onPresent()
    checks.add(check)
  }, heartbeat)
  onPresent()
  const observed = observer?.stream()
  stopping.addEventListener('abort', end)
  return () => {
    observed?.()
    unsubscribe()
    clearInterval(heartbeatTimer)
    checks.remove(check)
    onAbsent()
    stopping.removeEventListener('abort', end)
  }
}

/** Sends the changes since the last one that the subscriber has received, or `resync` if the log cannot tell them. */
async function replay(database: Database, after: number | undefined, sender: Sender) {
  const latest = await latestChange(database)
  if (after === undefined || after === latest) return sender.begin('ready', latest, [])
  if (after > latest || !(await hasChangesAfter(database, after))) return sender.begin('resync', latest, [])
  const missed = await changesAfter(database, after, maxReplayed + 1)
  if (missed.length > maxReplayed) sender.begin('resync', latest, [])
  else sender.begin('ready', after, missed)
}
