import { maxMarkdownCells, maxMarkdownCost, maxMarkdownLength } from '#platform/request-limits.ts'

/** Thrown for Markdown that would block the browser. */
export class OversizedMarkdown extends Error {
  override name = 'OversizedMarkdown'
}

// For each of these characters, Markdown parsers search the rest of the paragraph for its counterpart.
const paired = /[*_~[<!`]/g
// For each of these they search for a URL or a line break, which takes a fifth of the time.
const stops = /[\\@]|:\/\/| {2}\n/g
// A list item ends the paragraph before it, as an empty line does.
const parted = /\n[ \t]*\n|\n[ \t]*[-*+][ \t]/

const count = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0

/** Upper bound of the parsing cost: the sum of the squared numbers of these characters per paragraph. */
const measureCost = (paragraphs: readonly string[]) =>
  paragraphs.reduce((sum, paragraph) => sum + (count(paragraph, paired) + count(paragraph, stops) / 5) ** 2, 0)

/** The number of cells of a paragraph that is a table. */
function countCells(paragraph: string) {
  const lines = paragraph.split('\n')
  return lines.length * lines.reduce((most, line) => Math.max(most, count(line, /\|/g)), 0)
}

/** Throws `OversizedMarkdown` for a text that would take too long to parse. The check itself takes linear time. */
export function checkMarkdown(markdown: string) {
  if (markdown.length > maxMarkdownLength) throw new OversizedMarkdown()
  const paragraphs = markdown.replaceAll('\r\n', '\n').split(parted)
  if (measureCost(paragraphs) > maxMarkdownCost) throw new OversizedMarkdown()
  if (paragraphs.reduce((sum, paragraph) => sum + countCells(paragraph), 0) > maxMarkdownCells)
    throw new OversizedMarkdown()
}
