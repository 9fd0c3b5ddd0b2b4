import { AsyncLocalStorage } from 'node:async_hooks'
import { rendering } from '#platform/web/settings/rendering.ts'
import type { Settings } from '#platform/web/settings/settings-schema.ts'
import { type Send, transport } from '#platform/web/api/transport.ts'
import { trackFiles } from './track-files.ts'
import { pageZone } from './zone/offsets.ts'

interface CurrentRendering {
  send: Send
  settings: Settings
  /** Undefined for the server's time zone. */
  timeZone?: string | undefined
  languages?: readonly string[] | undefined
  /** Start time, in ms since 1970. */
  at?: number
  /** Source files imported during the rendering. */
  importedFiles: Set<string>
}

const current = new AsyncLocalStorage<CurrentRendering>()

/** Runs `work` with its own requests, settings and imported files, also concurrently. */
export const withRendering = <Result>(own: CurrentRendering, work: () => Promise<Result>) =>
  current.run(own, () => trackFiles(own.importedFiles, work))

transport.send = (request) => {
  const currentTransport = current.getStore()
  if (!currentTransport) throw new Error('A call must be part of a rendering')
  return currentTransport.send(request)
}
pageZone.read = () => current.getStore()?.timeZone
Object.defineProperties(rendering, {
  settings: { get: () => current.getStore()?.settings },
  languages: { get: () => current.getStore()?.languages },
  at: { get: () => current.getStore()?.at },
})
