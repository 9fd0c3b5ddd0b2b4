const encoder = new TextEncoder()
const widest = 75

/** Content lines longer than 75 octets go on in the next line after a space (RFC 5545, 3.1); no character is cut in two. */
function folded(line: string) {
  const parts: string[] = []
  let part = ''
  let width = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (width + size > widest) {
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

/** The value of a parameter, in quotes where it needs them (RFC 6868 for what quotes cannot hold). */
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
