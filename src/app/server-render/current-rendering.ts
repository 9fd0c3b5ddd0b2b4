import { AsyncLocalStorage } from 'node:async_hooks'
import { rendering } from '#platform/web/settings/rendering.ts'
import type { Settings } from '#platform/web/settings/settings-schema.ts'
import { type Send, transport } from '#platform/web/api/transport.ts'

interface CurrentRendering {
  send: Send
  settings: Settings
  /** The source files that were imported on the way. */
  touched: Set<string>
}

const current = new AsyncLocalStorage<CurrentRendering>()

/** Runs `work`, in which calls, settings and imported files are those of one rendering, however many run at once. */
export const withRendering = <Result>(own: CurrentRendering, work: () => Promise<Result>) => current.run(own, work)

transport.send = (request) => {
  const own = current.getStore()
  if (!own) throw new Error('A call outside of a rendering')
  return own.send(request)
}
Object.defineProperty(rendering, 'settings', { get: () => current.getStore()?.settings })
Object.assign(globalThis, { touchedFiles: { add: (file: string) => current.getStore()?.touched.add(file) } })
