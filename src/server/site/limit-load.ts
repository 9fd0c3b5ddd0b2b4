import { performance } from 'node:perf_hooks'

/** More at a time would only delay each other. */
const maxRunning = 8
/** Above this share of the time, the event loop has too little left for calls, whose responses every page needs. */
const maxUtilization = 0.95
/** Milliseconds over which that is measured, since a few pages at once are no overload. */
const measuredMilliseconds = 10_000

interface Utilization {
  idle: number
  active: number
}

/** Runs work if there is room for it; returns undefined if much is running already, or the process is overloaded. */
export function limitLoad(measure: () => Utilization = () => performance.eventLoopUtilization()) {
  let running = 0
  // The current span and the previous one, so that a new span does not start without a measurement.
  let previousStart = measure()
  let currentStart = previousStart

  function isOverloaded() {
    const now = measure()
    const durationSince = (since: Utilization) => now.active + now.idle - since.active - since.idle
    if (durationSince(currentStart) > measuredMilliseconds) [previousStart, currentStart] = [currentStart, now]
    const length = durationSince(previousStart)
    return length > measuredMilliseconds && (now.active - previousStart.active) / length > maxUtilization
  }

  return async <Result>(work: () => Promise<Result>) => {
    if (running >= maxRunning || isOverloaded()) return undefined
    running += 1
    try {
      return await work()
    } finally {
      running -= 1
    }
  }
}
