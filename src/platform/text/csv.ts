import Papa from 'papaparse'
import { maxTableCell, maxTableCells, maxTableColumns, maxTableRows } from '#platform/request-limits.ts'

// Spreadsheets read cells that begin with these as formulas, some also after spaces, and East Asian ones also the
// full-width signs. A quote before them makes the cell text; a cell that begins with a quote gets another one.
const formula = /^['\s\p{Cf}]*[=+\-@\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20]|^'*[\t\r\n]/u

const lines = (rows: readonly (readonly string[])[]) =>
  `${Papa.unparse(
    rows.map((row) => [...row]),
    { newline: '\r\n', escapeFormulae: formula },
  )}\r\n`

/** The header line of a CSV file (RFC 4180), after a byte order mark, without which Excel does not recognise UTF-8. */
export const csvHead = (columns: readonly string[]) => `\uFEFF${lines([columns])}`

/** Further lines, each with its end; formulas are neutralised. */
export const csvLines = (rows: readonly (readonly string[])[]) => (rows.length > 0 ? lines(rows) : '')

/** A file as a table: each row has a text for each column. */
export interface Table {
  columns: string[]
  rows: Record<string, string>[]
}

/** The names of a header line, made unique: a second "Phone" is "Phone (2)", an unnamed third column "#3". */
function distinctNames(header: readonly string[]) {
  const counts = new Map<string, number>()
  return header.map((cell, index) => {
    const name = cell.trim() || `#${index + 1}`
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count > 1 ? `${name} (${count})` : name
  })
}

/** A file exceeds a limit: which one, and its value. */
export class OversizedTable extends Error {
  override name = 'OversizedTable'
  readonly bound: 'manyRows' | 'manyColumns' | 'longCell'
  readonly limit: number

  constructor(bound: OversizedTable['bound'], limit: number) {
    super(`${bound}: ${limit} at most`)
    this.bound = bound
    this.limit = limit
  }
}

function checkSize(lines: readonly (readonly string[])[]) {
  if (lines.length > maxTableRows + 1) throw new OversizedTable('manyRows', maxTableRows)
  // Each row gets a cell for each column, even if it has none: otherwise few bytes would become gigabytes.
  const maxRows = Math.floor(maxTableCells / Math.max(1, lines[0]?.length ?? 0))
  if (lines[0] && lines[0].length <= maxTableColumns && lines.length > maxRows + 1)
    throw new OversizedTable('manyRows', maxRows)
  for (const cells of lines) {
    if (cells.length > maxTableColumns) throw new OversizedTable('manyColumns', maxTableColumns)
    if (cells.some((cell) => cell.length > maxTableCell)) throw new OversizedTable('longCell', maxTableCell)
  }
}

/** Reads a CSV file with commas, semicolons or tabs. Throws `OversizedTable` above a limit. */
export function readCsv(text: string): Table {
  // Records cannot contain NUL or halves of surrogate pairs, which files of old programs may have.
  const clean = text.replaceAll('\0', '').toWellFormed()
  const [, named, rest = ''] = /^\uFEFF?(?:sep=(.)\r?\n)?([^]*)$/i.exec(clean) ?? []
  const { data } = Papa.parse<string[]>(rest, {
    preview: maxTableRows + 2,
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t'],
    ...(named && { delimiter: named }),
  })
  checkSize(data)
  const [header = [], ...lines] = data
  const names = distinctNames(header)
  const rows = lines.map((cells) =>
    Object.fromEntries(names.map((name, index) => [name, unquoted(cells[index] ?? '').trim()])),
  )
  return { columns: names, rows }
}

const unquoted = (cell: string) => (cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell)
