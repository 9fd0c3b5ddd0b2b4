import type { Download } from '#platform/contract.ts'
import { Failure, refused } from '#platform/failure.ts'
import type { StoredFile } from '#platform/file.ts'
import type { Files } from '#platform/server/files.ts'

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

/**
 * Makes uploads the pictures of a record, in the order given; those in `kept` that it shows no longer are let go.
 * `pathOf` says where the payload names the picture, for what is refused.
 */
export async function changePictures(
  files: Files,
  ids: readonly string[],
  kept: readonly StoredFile[],
  pathOf: (id: string) => string,
): Promise<StoredFile[]> {
  const pictures = await files.attach(ids, kept).catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error
    const issues = error.issues.map(({ path, message }) => ({
      path: pathOf(ids[Number(path.split('.')[1])] ?? ''),
      message,
    }))
    throw new Failure(error.status, error.message, { issues })
  })
  for (const picture of pictures) {
    if (kept.some(({ id }) => id === picture.id)) continue
    if (picture.size > largestPicture) throw refused(pathOf(picture.id), 'A picture has at most 3 MB')
    if (!begins[picture.type]?.(await headOf(await files.open(picture))))
      throw refused(pathOf(picture.id), 'This is no JPEG, PNG, WebP or AVIF picture')
  }
  await files.release(kept)
  return pictures
}
