import type { Download } from '#platform/contract.ts'
import { refused } from '#platform/errors/failure.ts'
import type { StoredFile } from '#platform/files/stored-file.ts'
import { isHugePicture, readPictureSize } from '#platform/pictures/picture-size.ts'
import { isPrintable } from '#platform/pictures/printable-picture.ts'
import type { Files } from './files.ts'

/** In bytes; screens send far smaller ones. */
const maxPictureBytes = 3_000_000

// First bytes of each kind of picture. No SVG, which can contain scripts.
const signatures: Record<string, (head: string) => boolean> = {
  'image/jpeg': (head) => head.startsWith('\xFF\xD8\xFF'),
  'image/png': (head) => head.startsWith('\x89PNG\r\n'),
  'image/webp': (head) => head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP',
  'image/avif': (head) => /^ftypavi[fs]/.test(head.slice(4)),
}

const readBytes = async ({ body }: Download) => new Uint8Array(await new Response(body).arrayBuffer())

/**
 * 422 at the field `path`, unless the attached upload is a picture by its bytes, of at most 3 MB and a size that
 * browsers can show.
 */
export async function checkPicture(files: Files, picture: StoredFile, path: string) {
  if (picture.size > maxPictureBytes) throw refused(path, 'The picture is larger than 3 MB')
  const bytes = await readBytes(await files.open(picture))
  const isPicture = signatures[picture.type]?.(String.fromCharCode(...bytes.subarray(0, 12)))
  const size = isPicture ? readPictureSize(bytes) : undefined
  if (!size) throw refused(path, 'This is not a JPEG, PNG, WebP or AVIF picture')
  if (isHugePicture(size)) throw refused(path, 'The picture has more pixels than a browser can show')
}

/** 422 at the field `path` if a JPEG or PNG is damaged or too large for PDF files, which would leave it out. */
export async function checkPrintable(files: Files, picture: StoredFile, path: string) {
  if (picture.type !== 'image/jpeg' && picture.type !== 'image/png') return
  if (await isPrintable(await readBytes(await files.open(picture)))) return
  throw refused(path, 'The picture is damaged, or has more than 4 million pixels')
}
