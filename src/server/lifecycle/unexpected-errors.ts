import type { Log } from '#platform/server/services.ts'

// Longer than a stop may take.
const maxStopTime = 10_000

/**
 * Handles errors that no code has caught.
 *
 * - A rejected promise that nobody awaited is logged, and the server goes on: each call and each job has its own
 *   promises and its own transaction, which is rolled back, so only that piece of work has failed. To end the process
 *   would fail the calls of everybody else too.
 * - An exception was thrown in a callback, such as that of a socket, and may have left the caller, which is no code of
 *   ours, half done. It is logged, running calls are finished, and the process ends with code 1 for its supervisor to
 *   start it anew.
 */
export function handleUnexpectedErrors(log: Log, stop: () => Promise<void>) {
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'a rejected promise was not handled'))
  let isEnding = false
  process.on('uncaughtException', (error) => {
    log.error({ err: error }, 'an exception was not caught: the server stops')
    if (isEnding) return
    isEnding = true
    const end = () => process.exit(1)
    setTimeout(end, maxStopTime)
    stop().then(end, end)
  })
}
