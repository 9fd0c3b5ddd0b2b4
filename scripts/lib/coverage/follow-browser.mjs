import { executedCode } from './executed-code.mjs'

/**
 * Records which code a Chromium runs, in its pages and workers, from their first line on. Playwright's own coverage
 * omits workers, and the demo's server is one; hence the debugging port (`--remote-debugging-port`).
 */
export async function followBrowser(port) {
  const code = executedCode()
  const targets = new Set()
  const connection = await connect(port, {
    'Target.detachedFromTarget': ({ sessionId }) => void targets.delete(sessionId),
    'Target.attachedToTarget': ({ sessionId }) => void start(sessionId).catch(() => targets.delete(sessionId)),
  })
  const follow = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }

  async function start(target) {
    targets.add(target)
    await Promise.all([
      connection.send('Profiler.enable', {}, target),
      connection.send('Profiler.startPreciseCoverage', { callCount: false, detailed: true }, target),
      connection.send('Target.setAutoAttach', follow, target),
      connection.send('Runtime.runIfWaitingForDebugger', {}, target),
    ])
  }

  async function takeFrom(target) {
    const { result } = await connection.send('Profiler.takePreciseCoverage', {}, target)
    for (const { url, functions } of result) if (url.startsWith('http')) code.add(new URL(url).pathname, functions)
  }

  await connection.send('Target.setAutoAttach', follow)
  return {
    /** The code that has run since the last call; a page that closes loses its unread part. */
    take: () => Promise.allSettled([...targets].map(takeFrom)),
    toJSON: () => code.toJSON(),
    end: () => connection.close(),
  }
}

async function connect(port, on) {
  const { webSocketDebuggerUrl } = await (await fetch(`http://127.0.0.1:${port}/json/version`)).json()
  const socket = new WebSocket(webSocketDebuggerUrl)
  const pending = new Map()
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, result, error, sessionId } = JSON.parse(data)
    if (method === 'Target.detachedFromTarget') giveUp(params.sessionId)
    if (method) return on[method]?.(params, sessionId)
    const waiting = pending.get(id)
    pending.delete(id)
    if (error) waiting?.reject(new Error(error.message))
    else waiting?.resolve(result)
  })
  /** Targets that have closed answer nothing more. */
  function giveUp(target) {
    for (const [id, { sessionId, reject }] of pending) {
      if (target !== undefined && sessionId !== target) continue
      pending.delete(id)
      reject(new Error('gone'))
    }
  }
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
    socket.addEventListener('close', () => giveUp())
  })
  let count = 0
  return {
    send(method, params, sessionId) {
      count += 1
      const id = count
      return new Promise((resolve, reject) => {
        pending.set(id, { resolve, reject, sessionId })
        socket.send(JSON.stringify({ id, method, params, sessionId }))
      })
    },
    close: () => socket.close(),
  }
}
