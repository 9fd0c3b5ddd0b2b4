import { refused } from '#platform/errors/failure.ts'
import { readPictureSize } from './picture-size.ts'

// First bytes of each image type, in base64.
const begins: Readonly<Record<string, RegExp>> = {
  'image/jpeg': /^\/9j\//,
  'image/png': /^iVBORw0KGgo/,
  'image/webp': /^UklGR[\w+/]{6}XRUJQ/,
}

/** In pixels; the client sends 128. A small file can declare dimensions that exhaust memory when decoded. */
const maxSide = 1024

function decodeBase64(base64: string) {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}

function isEmbeddedPicture(source: string) {
  const picture = readEmbeddedPicture(source)
  const size = picture && readPictureSize(picture.bytes)
  return size !== undefined && size.width <= maxSide && size.height <= maxSide
}

/** Type and bytes of a data URL; undefined for another address. */
export function readEmbeddedPicture(source: string) {
  const [, type = '', bytes = ''] = /^data:([^;]+);base64,(.+)$/.exec(source) ?? []
  return begins[type]?.test(bytes) ? { type, bytes: decodeBase64(bytes) } : undefined
}

/** 422 at the field `path`, if a data URL does not contain the declared type of picture with small dimensions. */
export function checkEmbeddedPicture(source: string | undefined, path: string) {
  if (source?.startsWith('data:') && !isEmbeddedPicture(source)) throw refused(path, 'The file is not a picture')
}
