/**
 * Runs a function once the browser is idle, at the latest after `timeout` ms; shortly where browsers do not report idle
 * time. Returns a function that cancels it.
 */
export function whenIdle(run: () => void, timeout?: number) {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, 50)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, timeout === undefined ? {} : { timeout })
  return () => cancelIdleCallback(handle)
}
