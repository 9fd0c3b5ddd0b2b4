import type { JSONContent, MarkdownParseHelpers, MarkdownRendererHelpers, MarkdownToken } from '@tiptap/core'

const pipe = (text: string) =>
  text
    .replaceAll('|', '\\|')
    .replace(/\s*\n+\s*/g, '<br>')
    .trim()

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** The content of a cell on a single line. */
export const cellMarkdown = {
  renderMarkdown: (node: JSONContent, helpers: MarkdownRendererHelpers) =>
    helpers.renderChildren(node.content ?? [], '\n'),
}

function render(node: JSONContent, helpers: MarkdownRendererHelpers) {
  const rows = (node.content ?? []).map((row) =>
    (row.content ?? []).flatMap((cell) => {
      const span = Number(cell.attrs?.['colspan']) || 1
      return [pipe(helpers.renderChildren(cell.content ?? [], '\n')), ...Array.from({ length: span - 1 }, () => '')]
    }),
  )
  const width = Math.max(...rows.map((row) => row.length), 1)
  const filled = rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')])
  const hasHead = node.content?.[0]?.content?.every(({ type }) => type === 'tableHeader')
  // Markdown tables need a header row.
  const [head = [], ...body] = hasHead ? filled : [Array.from({ length: width }, () => ''), ...filled]
  return [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n')
}

interface CellToken {
  tokens: MarkdownToken[]
}

function parse(token: MarkdownToken, { parseInline }: MarkdownParseHelpers): JSONContent {
  const row = (type: string, cells: readonly CellToken[] = []): JSONContent => ({
    type: 'tableRow',
    content: cells.map(({ tokens }) => ({ type, content: [{ type: 'paragraph', content: parseInline(tokens) }] })),
  })
  const header: CellToken[] = token['header']
  const rows: CellToken[][] = token['rows']
  return { type: 'table', content: [row('tableHeader', header), ...rows.map((cells) => row('tableCell', cells))] }
}

export const tableMarkdown = { renderMarkdown: render, parseMarkdown: parse }
