import { escapeHtml } from '#platform/text/escape-html.ts'

const tag = /<(?:p|ul|ol|li|br|hr|h\d|div|blockquote|pre|code|table|figure|img|a|span|strong|em|b|i|u|s|mark)\b[^>]*>/i

/** Whether a description in a file has HTML, which is kept, and is no plain text. */
export const isHtml = (cell: string) => tag.test(cell)

/** Converts text to paragraphs; HTML is kept, and sanitised by the server. */
export const toHtml = (cell: string) =>
  isHtml(cell)
    ? cell
    : cell
        .split(/\n+/)
        .map((line) => `<p>${escapeHtml(line)}</p>`)
        .join('')
