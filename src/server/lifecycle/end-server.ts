import type { Server } from 'node:http'

// Process supervisors usually wait this long before they kill.
const maxStopTime = 8000

interface Ending {
  /** Tells open streams to end. */
  stopping: AbortController
  endSchedule: () => Promise<unknown>
}

/**
 * Accepts no more calls, and resolves when running calls are handled and background work is done, or after eight
 * seconds.
 */
export async function endServer(server: Server, { stopping, endSchedule }: Ending) {
  const closed = new Promise((resolve) => server.close(resolve))
  stopping.abort()
  // A keep-alive connection becomes idle after its last response, and would delay the server for seconds.
  const closing = setInterval(() => server.closeIdleConnections(), 50)
  const late = Promise.withResolvers<void>()
  const giveUp = setTimeout(() => {
    server.closeAllConnections()
    late.resolve()
  }, maxStopTime)
  // Messages that a slow mail server has not accepted by then are sent after the next start.
  await Promise.all([closed, Promise.race([endSchedule(), late.promise])])
  clearInterval(closing)
  clearTimeout(giveUp)
}
