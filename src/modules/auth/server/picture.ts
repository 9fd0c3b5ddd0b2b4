import { readPictureSize } from '#platform/pictures/picture-size.ts'

// First bytes of each image type, in base64.
const begins: Readonly<Record<string, RegExp>> = {
  'image/jpeg': /^\/9j\//,
  'image/png': /^iVBORw0KGgo/,
  'image/webp': /^UklGR[\w+/]{6}XRUJQ/,
}

/** In pixels; the client sends 128. A small file can declare dimensions that exhaust memory when decoded. */
const maxAvatarSide = 1024

function decodeBase64(base64: string) {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}

/** True if a data URL contains the declared image type with small dimensions; paths and empty texts pass. */
export function isPicture(avatar: string) {
  const [, type = '', bytes = ''] = /^data:([^;]+);base64,(.+)$/.exec(avatar) ?? []
  if (bytes === '') return !avatar.startsWith('data:')
  if (!begins[type]?.test(bytes)) return false
  const size = readPictureSize(decodeBase64(bytes))
  return size !== undefined && size.width <= maxAvatarSide && size.height <= maxAvatarSide
}
