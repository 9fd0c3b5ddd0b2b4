import { once } from 'node:events'
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { staticServer } from '#scripts/lib/build/static-server.mjs'

const page = 'auth/404/index.html'
/** The worker that `ATRIUM_OFFLINE=0` builds, as in src/app/offline/worker/gone.ts. */
const unregisteringWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
})()));`

/** A copy of the built demo on its own server, which a test can replace by another version. */
export async function serveDemoCopy() {
  const folder = mkdtempSync(path.join(tmpdir(), 'atrium-release-'))
  cpSync('dist/demo', folder, { recursive: true })
  const server = staticServer(folder).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The static server has no port')
  const worker = path.join(folder, 'service-worker.js')
  return {
    address: `http://127.0.0.1:${address.port}`,
    /** Replaces the version: with a change in a page, or without a worker. */
    release(from: string, to: string, withoutWorker = false) {
      const file = path.join(folder, page)
      writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))
      if (withoutWorker) writeFileSync(worker, unregisteringWorker)
      else appendFileSync(worker, '\n// Another version.')
    },
    async end() {
      server.closeAllConnections()
      server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
