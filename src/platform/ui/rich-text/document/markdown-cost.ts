import { maxMarkdownCost, maxMarkdownLength } from '#platform/request-limits.ts'

/** Markdown that would keep the browser busy. */
export class OversizedMarkdown extends Error {
  override name = 'OversizedMarkdown'
}

// Readers of Markdown look for the other one of a pair from each of these signs, to the end of its paragraph.
const paired = /[*_~[<!`]/g
// A bullet ends the paragraph before it, as an empty line does.
const parted = /\n[ \t]*\n|\n[ \t]*[-*+][ \t]/

/** What reading a text costs at the most: for each paragraph the square of its signs that come in pairs. */
const costOf = (markdown: string) =>
  markdown
    .replaceAll('\r\n', '\n')
    .split(parted)
    .reduce((sum, paragraph) => sum + (paragraph.match(paired)?.length ?? 0) ** 2, 0)

/** Throws `OversizedMarkdown` for a text that takes longer to read than somebody waits. The check itself takes time by length alone. */
export function checkMarkdown(markdown: string) {
  if (markdown.length > maxMarkdownLength || costOf(markdown) > maxMarkdownCost) throw new OversizedMarkdown()
}
