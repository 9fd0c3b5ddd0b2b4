import { performance } from 'node:perf_hooks'

/** More at once would only wait for each other. */
const maxAtOnce = 8
/** Above this share of the time, the event loop has too little left for calls, whose answers every page needs. */
const maxBusy = 0.95
/** Over how many milliseconds that is measured: a few pages at once are no overload. */
const span = 10_000

interface Utilization {
  idle: number
  active: number
}

/** Does work while there is room for it: undefined where much is under way already, or the process has too much to do. */
export function loadBound(measure: () => Utilization = () => performance.eventLoopUtilization()) {
  let underWay = 0
  // The present span and the one before, so that a new one does not begin without knowing anything.
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
