import { pictureSizeOf } from '#platform/pictures/picture-size.ts'

// How each kind of picture begins, as base64 writes it.
const begins: Readonly<Record<string, RegExp>> = {
  'image/jpeg': /^\/9j\//,
  'image/png': /^iVBORw0KGgo/,
  'image/webp': /^UklGR[\w+/]{6}XRUJQ/,
}

/** Pixels of a side. The screen sends 128; few bytes can say that they are a picture which fills everybody's memory. */
const maxAvatarSide = 1024

function bytesOf(base64: string) {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}

/** Whether a small picture within a text is what it says, and small in pixels, too; a path or nothing is not asked. */
export function isPicture(avatar: string) {
  const [, type = '', bytes = ''] = /^data:([^;]+);base64,(.+)$/.exec(avatar) ?? []
  if (bytes === '') return !avatar.startsWith('data:')
  if (!begins[type]?.test(bytes)) return false
  const size = pictureSizeOf(bytesOf(bytes))
  return size !== undefined && size.width <= maxAvatarSide && size.height <= maxAvatarSide
}
