import type { PrintedPaper } from '#platform/contracts/printed-paper.ts'
import { styles } from './paper-parts.ts'
import { paperColors } from '#platform/ui/theme/tokens.ts'
import { heightOf, type Sheet } from './sheet.ts'
import type { Style } from './text-lines.ts'

interface Column {
  start: number
  width: number
  align: 'start' | 'end'
}

interface Fitting {
  /** In points, of the cells and the heads. */
  size: number
  headSize: number
  padding: number
}

// Amounts of eight digits in every column still leave room for names in the second one.
const fittings: readonly Fitting[] = [
  { size: 9.75, headSize: 9, padding: 9 },
  { size: 8.25, headSize: 7.5, padding: 5 },
  { size: 7, headSize: 6.5, padding: 3 },
]
const minNameWidth = 110

type Table = NonNullable<PrintedPaper['table']>

function getCellStyle(index: number, count: number, size: number): Style {
  if (index === 0) return { ...styles.strong, size }
  return { ...(index === count - 1 ? styles.strongNumber : styles.number), size }
}

const getHeadStyle = (size: number): Style => ({ ...styles.label, size })

/** The columns: the numbers have the width that they need, the names the rest. */
function fitColumns(sheet: Sheet, { heads, rows }: Table, { size, headSize, padding }: Fitting): Column[] {
  const natural = heads.map((head, index) => {
    if (index === 0) return 0
    const texts = new Set(rows.map((row) => row[index] ?? ''))
    const style = getCellStyle(index, heads.length, size)
    return (
      1 + Math.max(sheet.measure(head, getHeadStyle(headSize)), ...[...texts].map((text) => sheet.measure(text, style)))
    )
  })
  const gaps = (heads.length - 1) * 2 * padding
  const name = sheet.width - gaps - natural.reduce((sum, width) => sum + width, 0)
  let start = 0
  return natural.map((width, index) => {
    const column = { start, width: index === 0 ? name : width, align: index === 0 ? 'start' : 'end' } as const
    start += column.width + 2 * padding
    return column
  })
}

/** The lines of a paper; each page begins with the heads of the columns. */
export function drawTable(sheet: Sheet, table: Table) {
  const candidates = fittings.map((fitting) => ({ fitting, columns: fitColumns(sheet, table, fitting) }))
  const chosen = candidates.find(({ columns }) => (columns[0]?.width ?? 0) >= minNameWidth) ?? candidates.at(-1)
  if (!chosen) return
  const { fitting, columns } = chosen
  const all = { start: 0, width: sheet.width }
  const drawHeads = () => {
    const style = getHeadStyle(fitting.headSize)
    const cells = table.heads.map((head, index) => sheet.layOut(head, style, columns[index]?.width))
    const height = Math.max(...cells.map((lines) => heightOf(lines, style)))
    for (const [index, column] of columns.entries()) sheet.draw(cells[index] ?? [], { ...column, style })
    sheet.y += height + 6
    sheet.rule(all, { width: 1.1, color: paperColors.text })
  }
  drawHeads()
  for (const row of table.rows) {
    const cells = columns.map((column, index) => {
      const style = getCellStyle(index, columns.length, fitting.size)
      return { column, style, lines: sheet.layOut(row[index] ?? '', style, index === 0 ? column.width : undefined) }
    })
    const height = Math.max(...cells.map(({ lines, style }) => heightOf(lines, style))) + 2 * fitting.padding
    if (!sheet.fits(height)) {
      sheet.newPage()
      drawHeads()
    }
    for (const { column, style, lines } of cells) sheet.draw(lines, { ...column, style }, sheet.y + fitting.padding)
    sheet.y += height
    sheet.rule(all, { width: 0.75, color: paperColors.line })
  }
  sheet.y += 9
}
