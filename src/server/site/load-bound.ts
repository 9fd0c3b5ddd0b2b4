import { performance } from 'node:perf_hooks'

/** More at a time would only delay each other. */
const maxAtOnce = 8
/** Above this share of the time, the event loop has too little left for calls, whose answers every page needs. */
const maxBusy = 0.95
/** Milliseconds over which that is measured, since a few pages at once are no overload. */
const span = 10_000

interface Utilization {
  idle: number
  active: number
}

/** Runs work if there is room for it; returns undefined if much is running already, or the process is overloaded. */
export function loadBound(measure: () => Utilization = () => performance.eventLoopUtilization()) {
  let underWay = 0
  // The current span and the previous one, so that a new span does not start without a measurement.
  let before = measure()
  let begun = before

  function isBusy() {
    const now = measure()
    const lengthOf = (since: Utilization) => now.active + now.idle - since.active - since.idle
    if (lengthOf(begun) > span) [before, begun] = [begun, now]
    const length = lengthOf(before)
    return length > span && (now.active - before.active) / length > maxBusy
  }

  return async <Result>(work: () => Promise<Result>) => {
    if (underWay >= maxAtOnce || isBusy()) return undefined
    underWay += 1
    try {
      return await work()
    } finally {
      underWay -= 1
    }
  }
}
