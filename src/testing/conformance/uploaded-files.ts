import type { Send } from '#platform/web/api/transport.ts'
import { isRecord } from '#platform/records/is-object.ts'
import type { Subject } from './subject.ts'

// One pixel.
const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Uploads files that records can name, if the server accepts any: their ids, by the names of fields with file ids. */
export async function uploadFiles({ send }: { send: Send }, subjects: readonly Subject[]) {
  const upload = subjects.find(({ endpoint }) => endpoint.upload)
  if (!upload) return []
  const { path, method } = upload.described
  const body = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
  const request = new Request(`http://atrium.test${path}?name=pixel.png`, {
    method,
    body,
    headers: { 'content-type': 'image/png' },
  })
  const uploaded: unknown = await (await send(request)).json().catch(() => undefined)
  const id = isRecord(uploaded) ? uploaded['id'] : undefined
  if (typeof id !== 'string' && typeof id !== 'number') return []
  return ['file', 'fileId', 'attachment'].map((name): [string, (string | number)[]] => [name, [id]])
}
