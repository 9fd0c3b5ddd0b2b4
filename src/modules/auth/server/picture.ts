// How each kind of picture begins, as base64 writes it.
const begins: Readonly<Record<string, RegExp>> = {
  'image/jpeg': /^\/9j\//,
  'image/png': /^iVBORw0KGgo/,
  'image/webp': /^UklGR[\w+/]{6}XRUJQ/,
}

/** Whether a small picture within a text is what it says; a path or nothing is not asked. */
export function isPicture(avatar: string) {
  const [, type = '', bytes = ''] = /^data:([^;]+);base64,(.+)$/.exec(avatar) ?? []
  return bytes === '' ? !avatar.startsWith('data:') : (begins[type]?.test(bytes) ?? false)
}
