import { maxMarkdownCells, maxMarkdownCost, maxMarkdownLength } from '#platform/request-limits.ts'

/** Markdown that would keep the browser busy. */
export class OversizedMarkdown extends Error {
  override name = 'OversizedMarkdown'
}

// Readers of Markdown look for the other one of a pair from each of these signs, to the end of its paragraph.
const paired = /[*_~[<!`]/g
// At each of these they look for an address or a break of the line, in a fifth of the time.
const stops = /[\\@]|:\/\/| {2}\n/g
// A bullet ends the paragraph before it, as an empty line does.
const parted = /\n[ \t]*\n|\n[ \t]*[-*+][ \t]/

const count = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0

/** What reading paragraphs costs at the most: for each the square of its signs that are looked from. */
const costOf = (paragraphs: readonly string[]) =>
  paragraphs.reduce((sum, paragraph) => sum + (count(paragraph, paired) + count(paragraph, stops) / 5) ** 2, 0)

/** The cells of a paragraph that is a table. */
function cellsOf(paragraph: string) {
  const lines = paragraph.split('\n')
  return lines.length * lines.reduce((most, line) => Math.max(most, count(line, /\|/g)), 0)
}

/** Throws `OversizedMarkdown` for a text that takes longer to read than somebody waits. The check itself takes time by length alone. */
export function checkMarkdown(markdown: string) {
  if (markdown.length > maxMarkdownLength) throw new OversizedMarkdown()
  const paragraphs = markdown.replaceAll('\r\n', '\n').split(parted)
  if (costOf(paragraphs) > maxMarkdownCost) throw new OversizedMarkdown()
  if (paragraphs.reduce((sum, paragraph) => sum + cellsOf(paragraph), 0) > maxMarkdownCells)
    throw new OversizedMarkdown()
}
