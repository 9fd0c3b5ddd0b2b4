import type { Download } from '#platform/contract.ts'
import { Failure, refused } from '#platform/failure.ts'
import type { StoredFile } from '#platform/file.ts'
import type { Files } from '#platform/server/files.ts'

/** In bytes; the form sends far smaller ones. */
export const largestPicture = 3_000_000

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

/** Makes uploads the pictures of a product, in the order given; what it shows no longer is let go. */
export async function changePictures(files: Files, ids: readonly string[], kept: readonly StoredFile[]) {
  const pictures = await files.attach(ids, kept).catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error
    const issues = error.issues.map(({ path, message }) => ({ path: path.replace('attachments', 'pictures'), message }))
    throw new Failure(error.status, error.message, { issues })
  })
  for (const [index, picture] of pictures.entries()) {
    if (kept.some(({ id }) => id === picture.id)) continue
    const path = `pictures.${index}`
    if (picture.size > largestPicture) throw refused(path, 'A picture has at most 3 MB')
    const isPicture = begins[picture.type]?.(await headOf(await files.open(picture)))
    if (!isPicture) throw refused(path, 'This is no JPEG, PNG, WebP or AVIF picture')
  }
  await files.release(kept)
  return pictures
}
