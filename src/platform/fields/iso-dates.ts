type Row = Readonly<Record<string, string>>

// Two separators or none: "1990-12" is a month, and "36526.5" a number of days.
const ordered = /^(\d{4})(?:([./-])(?=\d{1,2}\2)|(?=\d{4}(?!\d)))(\d{1,2})\2(\d{1,2})(?:[T\s].*)?$/
const numeric = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})(?:\s.*)?$/

const iso = (year: string, month: string, day: string) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`

/** Whether numeric dates start with the month, as in the United States; undefined where no cell tells. */
function isMonthFirst(cells: readonly string[]) {
  const dates = cells.flatMap((cell) => {
    const [, first, separator, second] = numeric.exec(cell) ?? []
    return separator ? { first: Number(first), second: Number(second), separator } : []
  })
  if (dates.some(({ first, separator }) => separator === '.' || first > 12)) return false
  return dates.some(({ second }) => second > 12) || undefined
}

function isoDate(cell: string, monthFirst: boolean | undefined) {
  const [, year, , month = '', day = ''] = ordered.exec(cell) ?? []
  if (year) return iso(year, month, day)
  const [, first = '', , second = '', last] = numeric.exec(cell) ?? []
  if (last === undefined || (monthFirst === undefined && first !== second)) return cell
  return monthFirst ? iso(last, first, second) : iso(last, second, first)
}

/**
 * The rows of a file with the dates of these columns as `2026-11-26`. "12/04/1990" needs another cell of its column that
 * tells day from month, such as "25/04/1990"; what stays ambiguous or is no date keeps its text, for the server to refuse.
 */
export function withIsoDates(rows: readonly Row[], columns: readonly string[]): Row[] {
  if (columns.length === 0) return [...rows]
  const getCells = (column: string) => rows.map((row) => row[column]?.trim() ?? '')
  const orders = columns.map((column) => ({ column, monthFirst: isMonthFirst(getCells(column)) }))
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(
      orders.flatMap(({ column, monthFirst }) => {
        const cell = row[column]?.trim()
        return cell ? [[column, isoDate(cell, monthFirst)]] : []
      }),
    ),
  }))
}
