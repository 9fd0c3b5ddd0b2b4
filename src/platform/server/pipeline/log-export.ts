import type { Download, Endpoint, ExportedFile } from '#platform/contract.ts'
import { addExport, completeExport, type Exported, type Selection } from '#platform/db/audit/add-access.ts'
import { retryOnConflict } from './retry-on-conflict.ts'
import { getId } from './transaction-tools.ts'
import { type Input, type RequestContext, getUserAgent } from './request-context.ts'

const isExportedFile = (result: unknown): result is ExportedFile =>
  typeof result === 'object' && result !== null && 'body' in result && 'records' in result

// These parameters select the format of the file, not its records.
const forms = new Set(['format', 'sort'])
const ids = new Set(['id', 'ids'])

/** Which records a request exports, judged by the names of its parameters. */
export function getSelection({ path }: Pick<Endpoint, 'path'>, url: string): Selection {
  if (path.includes(':')) return 'selected'
  const names = [...new URL(url).searchParams.keys()].filter((name) => !forms.has(name))
  if (names.some((name) => ids.has(name))) return 'selected'
  return names.length > 0 ? 'filtered' : 'all'
}

interface Ending {
  /** Called when the stream was read completely, has failed or was cancelled, before it ends. */
  ended: () => Promise<void>
  /** The response has its line in the log by then, as a success. */
  failed: (error: unknown) => void
}

/** The same stream, with an end that is noticed. */
function whenEnded(stream: ReadableStream<Uint8Array>, { ended, failed }: Ending): ReadableStream<Uint8Array> {
  const reader = stream.getReader()
  return new ReadableStream({
    async pull(controller) {
      try {
        const { value, done } = await reader.read()
        if (!done) return controller.enqueue(value)
      } catch (error) {
        failed(error)
        await ended()
        throw error
      }
      await ended()
      controller.close()
    },
    async cancel(reason) {
      await reader.cancel(reason)
      await ended()
    },
  })
}

/**
 * Writes the audit entry of an export, unless the settings exclude it, and returns the file to send. If the entry
 * cannot be written, nothing is sent. The number of records of a stream is added when it ends, also if the client
 * disconnects.
 */
export async function logExport(context: RequestContext, { params }: Input, result: unknown): Promise<Download> {
  const { runtime, route, routed, signedIn, now } = context
  const { database, services } = runtime
  if (!isExportedFile(result)) throw new TypeError(`${route.title} must return an ExportedFile`)
  const { records, recordId = getId(params), ...file } = result
  const { requestId } = routed
  const failed = (error: unknown) =>
    services.log.error({ err: error, requestId, endpoint: route.title }, 'a download broke off')
  const watched = (ended: () => Promise<void>) =>
    file.body instanceof ReadableStream ? { ...file, body: whenEnded(file.body, { ended, failed }) } : file
  if (services.auditsExports === false) return watched(async () => {})
  const exported: Exported = {
    at: now,
    userId: signedIn.user.id,
    topic: route.contract.name,
    endpoint: route.name,
    recordId: recordId === undefined ? null : String(recordId),
    address: routed.address(),
    device: getUserAgent(routed),
    requestId,
    format: file.type,
    selection: getSelection(route.endpoint, routed.request.url),
    records: typeof records === 'number' ? records : null,
  }
  const { id, change } = await retryOnConflict(() => addExport(database, exported))
  services.announcer.afterCommit?.(change)
  if (typeof records === 'number') return watched(async () => {})
  const complete = async () => {
    try {
      services.announcer.afterCommit?.(await retryOnConflict(() => completeExport(database, id, exported, records())))
    } catch (error) {
      // The file is sent already, and its entry is written.
      services.log.error({ err: error, requestId }, 'the number of exported records was not logged')
    }
  }
  return watched(complete)
}
