const errorLine = /^(.+?)\((\d+),(\d+)\): (error TS\d+: .*)$/
const maxNamed = 5

/** The errors in the compiler's output without colours, each with its file and explanatory lines. */
export function parseErrors(output) {
  const errors = []
  for (const line of output.split('\n')) {
    const [, file, row, column, text] = errorLine.exec(line) ?? []
    if (file) errors.push({ file, text: `${file}:${row}:${column} ${text}` })
    else if (line.startsWith(' ') && errors.length > 0) errors.at(-1).text += `\n${line}`
  }
  return errors
}

/** Complete errors of the saved files, and one line for each other file. */
export function errorsBySaved(errors, saved) {
  const savedErrors = errors.filter(({ file }) => saved.has(file))
  const counts = Object.entries(
    Object.groupBy(
      errors.filter(({ file }) => !saved.has(file)),
      ({ file }) => file,
    ),
  )
  const summaries = counts.slice(0, maxNamed).map(([, [first, ...more]]) => {
    const [line] = first.text.split('\n')
    return more.length > 0 ? `${line} (and ${more.length} more in this file)` : line
  })
  const remainingCount = counts.length - summaries.length
  return {
    shown: savedErrors,
    elsewhere: remainingCount > 0 ? [...summaries, `and ${remainingCount} more files with errors`] : summaries,
  }
}
