import Papa from 'papaparse'
import { maxTableCell, maxTableCells, maxTableColumns, maxTableRows } from '#platform/request-limits.ts'

// A cell that begins so is a formula to a spreadsheet, in some also after blanks, and in East Asian ones by the wide
// forms of the signs. A quote before it makes it text, and a second quote keeps a first.
const formula = /^['\s\p{Cf}]*[=+\-@\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20]|^'*[\t\r\n]/u

const lines = (rows: readonly (readonly string[])[]) =>
  `${Papa.unparse(
    rows.map((row) => [...row]),
    { newline: '\r\n', escapeFormulae: formula },
  )}\r\n`

/** The first line of a CSV file (RFC 4180); without the mark before it, Excel takes UTF-8 for something else. */
export const csvHead = (columns: readonly string[]) => `\uFEFF${lines([columns])}`

/** Further lines, each with its end; no cell becomes a formula. */
export const csvLines = (rows: readonly (readonly string[])[]) => (rows.length > 0 ? lines(rows) : '')

/** A file as a table: each row has a text for each column. */
export interface Table {
  columns: string[]
  rows: Record<string, string>[]
}

/** The names of a header line, made to differ: a second "Phone" is "Phone (2)", a nameless third column "#3". */
function distinctNames(header: readonly string[]) {
  const seen = new Map<string, number>()
  return header.map((cell, index) => {
    const name = cell.trim() || `#${index + 1}`
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return count > 1 ? `${name} (${count})` : name
  })
}

/** A file that passes a bound: which one, and how much it allows. */
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
  // Each row gets a cell for each column, also where it has none: few bytes would become gigabytes.
  const maxRows = Math.floor(maxTableCells / Math.max(1, lines[0]?.length ?? 0))
  if (lines[0] && lines[0].length <= maxTableColumns && lines.length > maxRows + 1)
    throw new OversizedTable('manyRows', maxRows)
  for (const cells of lines) {
    if (cells.length > maxTableColumns) throw new OversizedTable('manyColumns', maxTableColumns)
    if (cells.some((cell) => cell.length > maxTableCell)) throw new OversizedTable('longCell', maxTableCell)
  }
}

/** Reads a CSV file with commas, semicolons or tabs, whatever program wrote it. Throws `OversizedTable` for one beyond the bounds. */
export function readCsv(text: string): Table {
  // No text of a record may hold NUL or half a letter, and files from old programs do.
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
