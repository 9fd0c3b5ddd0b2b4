const encoder = new TextEncoder()
const maxLineBytes = 75

/** Folds a content line after 75 octets (RFC 5545, 3.1), without splitting a character. */
function folded(line: string) {
  const parts: string[] = []
  let part = ''
  let width = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (width + size > maxLineBytes) {
      parts.push(part)
      part = ' '
      width = 1
    }
    part += character
    width += size
  }
  return [...parts, part].join('\r\n')
}

export const escaped = (text: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replace(/\r\n|\r|\n/g, '\\n')

/** A parameter's value, quoted if necessary (RFC 6868 for characters not allowed in quotes). */
export const parameter = (text: string) => {
  const safe = text.replaceAll('^', '^^').replaceAll('"', "^'").replace(/\r?\n/g, '^n')
  return /[:;,]/.test(safe) ? `"${safe}"` : safe
}

export const unfolded = (text: string) =>
  text
    .replace(/\r\n|\r/g, '\n')
    .replace(/\n[ \t]/g, '')
    .split('\n')

export const document = (lines: readonly string[]) => lines.map((line) => `${folded(line)}\r\n`).join('')

/** `20261121T090000` for a local time, `20261121` for a date. */
export const compact = (local: string) =>
  local.length === 10 ? local.replaceAll('-', '') : `${local.replaceAll(/[-:]/g, '')}00`

export const compactUtc = (iso: string) => `${iso.slice(0, 19).replaceAll(/[-:]/g, '')}Z`
