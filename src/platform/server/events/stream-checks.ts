import type { Services } from '#platform/server/services.ts'

// Fewer than there are database connections, so that calls are answered meanwhile.
const maxRunning = 4
// In milliseconds: a database that is unreachable or overloaded is asked again after this pause.
const retryPause = 1000

type Check = () => Promise<void>
export type StreamChecks = ReturnType<typeof streamChecks>

/**
 * Runs the checks of open event streams, a few at a time, since the change of a role is one for every stream of the
 * process. A check that waits already is not added again. One that fails is repeated until it succeeds; only the first
 * of several failures is logged.
 */
export function streamChecks({ log, stopping }: Pick<Services, 'log' | 'stopping'>) {
  const waiting = new Set<Check>()
  let running = 0
  let isFailing = false
  const run = async (check: Check) => {
    try {
      await check()
      isFailing = false
    } catch (error) {
      if (!isFailing) log.error({ err: error }, 'the session of an event stream could not be checked')
      isFailing = true
      waiting.add(check)
      await new Promise((resolve) => setTimeout(resolve, retryPause))
    }
  }
  const work = async () => {
    running += 1
    for (const check of waiting) {
      if (stopping.aborted) break
      waiting.delete(check)
      await run(check)
    }
    running -= 1
  }
  return {
    add(check: Check) {
      waiting.add(check)
      if (running < maxRunning) void work()
    },
    /** Called with the check of a stream that has ended. */
    remove: (check: Check) => void waiting.delete(check),
  }
}
