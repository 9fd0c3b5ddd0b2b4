import type { Server } from 'node:http'
import type { Settings } from '#server/lifecycle/settings.ts'

// A wildcard address cannot be opened in a browser.
const reachableHosts: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' }

export function addressAt(host: string, port: number) {
  const reachable = reachableHosts[host] ?? host
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`
}

/** Resolves with the port once the server accepts requests. */
export async function listening(server: Server, { PORT, HOST }: Pick<Settings, 'PORT' | 'HOST'>) {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(PORT, HOST, resolve)
  })
  const bound = server.address()
  return typeof bound === 'object' && bound ? bound.port : PORT
}
