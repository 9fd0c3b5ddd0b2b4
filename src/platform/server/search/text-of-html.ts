// These may stand within a word.
const within = /<\/?(?:a|b|code|em|i|mark|s|span|strong|sub|sup|u)(?:\s[^<>]*)?>/gi
const names: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', amp: '&' }

/**
 * The words of a text that was cleaned when it was stored, to search in and to show an excerpt of; in a tenth of the time
 * that `plainText` takes to read it as a document.
 */
export const textOfHtml = (html: string) =>
  html
    .replaceAll(within, '')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return names[name] ?? whole
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole
    })
    .replaceAll(/\s+/g, ' ')
    .trim()
