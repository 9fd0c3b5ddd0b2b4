import { Failure } from '#platform/errors/failure.ts'
import { files, StoredFile } from '#platform/files/stored-file.ts'
import { parseFailure, fetchOk, serverUrl } from './request.ts'
import { withRecovery } from '#platform/web/session/session-guard.ts'
import { transport } from './transport.ts'

interface UploadOptions {
  signal?: AbortSignal
  /** Called with the uploaded fraction, from 0 to 1. */
  onProgress?: (fraction: number) => void
}

const maxNameLength = 200

/** The name as the server accepts it: a long name is shortened in the middle and keeps its extension. */
function getName({ name }: File) {
  const text = name.trim() || 'file'
  if (text.length <= maxNameLength) return text
  const ending = text.slice(-24)
  return `${text.slice(0, maxNameLength - ending.length - 1)}…${ending}`
}

/** Uploads a file; the result can be stored in a record. */
export const uploadFile = (file: File, options: UploadOptions = {}) =>
  withRecovery(async () => {
    const url = new URL(serverUrl(files.base))
    url.searchParams.set('name', getName(file))
    if (transport.sendDryRun) await fetchOk(transport.sendDryRun, new Request(url, { method: 'POST' }))
    return upload(file, url, options)
  })

/** Uses `XMLHttpRequest`, since `fetch` does not report progress. */
const upload = (file: File, url: URL, { signal, onProgress }: UploadOptions) =>
  new Promise<StoredFile>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.setRequestHeader('content-type', file.type || 'application/octet-stream')
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total ? loaded / total : 0))
    request.addEventListener('load', () => {
      const { status, responseText } = request
      if (status < 200 || status > 299) return reject(parseFailure(status, responseText))
      const stored = StoredFile.safeParse(JSON.parse(responseText))
      if (stored.success) resolve(stored.data)
      else reject(new Failure(status, 'Wrong Services', { cause: stored.error }))
    })
    request.addEventListener('error', () => reject(new Failure(0, 'Wrong Services')))
    request.addEventListener('abort', () => reject(signal?.reason ?? new Failure(0, 'Wrong Services')))
    signal?.addEventListener('abort', () => request.abort())
    if (signal?.aborted) return reject(signal.reason)
    request.send(file)
  })
