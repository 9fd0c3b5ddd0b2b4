import { toTrustedScriptUrl } from '#platform/web/trusted-types.ts'
// oxlint-disable-next-line import/default -- Vite exports the URL of the worker's script
import workerUrl from './worker.ts?worker&url'

// A script of its own, which each page of the demo runs before the application: the worker takes longest to start.

declare global {
  interface WorkerOptions {
    /** Keeps the worker alive for a while after its last page, where supported, so that pending writes complete. */
    extendedLifetime?: boolean
  }
}

function startWorker(): Pick<MessagePort, 'postMessage'> {
  const url = toTrustedScriptUrl(workerUrl)
  if ('SharedWorker' in globalThis) {
    return new SharedWorker(url, {
      type: 'module',
      name: 'atrium-demo',
      extendedLifetime: true,
    }).port
  }
  return new Worker(url, { type: 'module' })
}

/** The demo's server. */
export const worker = startWorker()
