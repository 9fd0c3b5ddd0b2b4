import Papa from 'papaparse'

// A cell that begins so is a formula to a spreadsheet; a quote before it makes it text, and a second quote keeps a first.
const formula = /^'*[=+\-@\t\r]/
const quotedFormula = /^'+[=+\-@\t\r]/

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

/** Reads a CSV file with commas, semicolons or tabs, whatever program wrote it. */
export function readCsv(text: string): Table {
  const [, named, rest = ''] = /^\uFEFF?(?:sep=(.)\r?\n)?([^]*)$/i.exec(text) ?? []
  const { data } = Papa.parse<string[]>(rest, {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t'],
    ...(named && { delimiter: named }),
  })
  const [header = [], ...lines] = data
  const names = distinctNames(header)
  const rows = lines.map((cells) =>
    Object.fromEntries(names.map((name, index) => [name, unquoted(cells[index] ?? '').trim()])),
  )
  return { columns: names, rows }
}

const unquoted = (cell: string) => (quotedFormula.test(cell) ? cell.slice(1) : cell)
