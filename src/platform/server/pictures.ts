import type { Download } from '#platform/contract.ts'
import { refused } from '#platform/failure.ts'
import type { StoredFile } from '#platform/file.ts'
import type { Files } from './files.ts'

/** In bytes; the screens send far smaller ones. */
const largestPicture = 3_000_000

// How each kind of picture begins. No SVG: it can hold a program.
const begins: Record<string, (head: string) => boolean> = {
  'image/jpeg': (head) => head.startsWith('\xFF\xD8\xFF'),
  'image/png': (head) => head.startsWith('\x89PNG\r\n'),
  'image/webp': (head) => head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP',
  'image/avif': (head) => /^ftypavi[fs]/.test(head.slice(4)),
}

async function headOf({ body }: Download) {
  if (typeof body === 'string') return body.slice(0, 12)
  if (body instanceof Uint8Array) return String.fromCharCode(...body.slice(0, 12))
  const { value } = await body.getReader().read()
  return String.fromCharCode(...(value ?? new Uint8Array()).slice(0, 12))
}

/** 422 at `path`, the field that names it, unless an attached upload is a picture by its bytes, of 3 MB at most. */
export async function checkPicture(files: Files, picture: StoredFile, path: string) {
  if (picture.size > largestPicture) throw refused(path, 'A picture has at most 3 MB')
  const isPicture = begins[picture.type]?.(await headOf(await files.open(picture)))
  if (!isPicture) throw refused(path, 'This is no JPEG, PNG, WebP or AVIF picture')
}
