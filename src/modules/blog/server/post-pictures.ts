import type { Download } from '#platform/contract.ts'
import { Failure, refused } from '#platform/failure.ts'
import type { StoredFile } from '#platform/file.ts'
import type { Files } from '#platform/server/files.ts'
import { picturesIn } from '#platform/server/rich-text.ts'

/** In bytes; the form sends far smaller ones. */
const largestPicture = 3_000_000
const mostPictures = 100

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

/** Makes uploads pictures of a post; `path` is the field that names them. */
async function attach(files: Files, ids: readonly string[], path: string) {
  const pictures = await files.attach(ids).catch((error: unknown) => {
    throw error instanceof Failure ? refused(path, error.message) : error
  })
  for (const picture of pictures) {
    if (picture.size > largestPicture) throw refused(path, 'A picture has at most 3 MB')
    const isPicture = begins[picture.type]?.(await headOf(await files.open(picture)))
    if (!isPicture) throw refused(path, 'This is no JPEG, PNG, WebP or AVIF picture')
  }
  return pictures
}

/** All pictures of a text. Those that it no longer shows stay as long as the post, for the versions of its history. */
export async function textPictures(files: Files, content: string, kept: readonly StoredFile[]) {
  const known = new Set(kept.map(({ id }) => id))
  const added = picturesIn(content).filter((id) => !known.has(id))
  if (known.size + added.length > mostPictures) throw refused('content', `A post has at most ${mostPictures} pictures`)
  return [...kept, ...(await attach(files, added, 'content'))]
}

/** The cover of this upload in the place of the one before. */
export async function changeCover(files: Files, id: string | null, before: StoredFile | null) {
  if (id === before?.id) return before
  const [cover] = id === null ? [] : await attach(files, [id], 'cover')
  if (before) await files.release([before])
  return cover ?? null
}
