import type { Server } from 'node:http'

// What supervisors of processes commonly grant before they kill.
const maxStopTime = 8000

interface Ending {
  /** Tells open streams to end. */
  stopping: AbortController
  endSchedule: () => Promise<unknown>
}

/** Takes no more calls, and resolves when those under way are answered and background work is done, or after eight seconds. */
export async function endServer(server: Server, { stopping, endSchedule }: Ending) {
  const closed = new Promise((resolve) => server.close(resolve))
  stopping.abort()
  // A connection that is kept alive becomes idle with its last answer, and would hold the server for seconds.
  const closing = setInterval(() => server.closeIdleConnections(), 50)
  const late = Promise.withResolvers<void>()
  const giveUp = setTimeout(() => {
    server.closeAllConnections()
    late.resolve()
  }, maxStopTime)
  // What a mail server that hangs has not taken by then is sent again after the next start.
  await Promise.all([closed, Promise.race([endSchedule(), late.promise])])
  clearInterval(closing)
  clearTimeout(giveUp)
}
