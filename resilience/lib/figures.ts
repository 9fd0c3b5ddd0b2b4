/** Collects the results of a test: figures as a table, and requirements; an unmet one fails the test. */
export function figures(title: string) {
  const rows: (readonly string[])[] = []
  const unmet: string[] = []
  return {
    row(...cells: readonly (string | number)[]) {
      rows.push(cells.map(String))
      // Shows progress at a terminal.
      process.stderr.write(`${cells.join('  ')}\n`)
    },
    /** A required result; `actual` is printed if it is not met. */
    requirement(text: string, isFulfilled: boolean, actual?: unknown) {
      if (!isFulfilled) unmet.push(actual === undefined ? text : `${text}: ${JSON.stringify(actual)}`)
    },
    /** Prints everything and ends the process with the exit code of the requirements. */
    end(): never {
      const widths = rows.reduce<number[]>(
        (known, cells) => cells.map((cell, index) => Math.max(known[index] ?? 0, cell.length)),
        [],
      )
      console.log(title)
      for (const cells of rows) {
        console.log(
          `  ${cells.map((cell, index) => (index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0))).join('  ')}`,
        )
      }
      for (const text of unmet) console.log(`NOT MET: ${text}`)
      if (unmet.length === 0) console.log('All requirements are met.')
      process.exit(unmet.length === 0 ? 0 : 1)
    },
  }
}

/** The value below which this share of all is. */
export const quantile = (values: readonly number[], share: number) => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}

export const milliseconds = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`
