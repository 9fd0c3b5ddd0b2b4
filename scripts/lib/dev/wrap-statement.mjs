const maxColumns = 80
const clauses = /^(from|where|group|order|having|limit|offset|returning|values|set|union|with|left|inner)$/

/** A statement in lines that a terminal and the error page show whole: each clause begins one, long ones continue. */
export function wrapStatement(statement) {
  const lines = []
  let line = ''
  const end = () => {
    if (line) lines.push(line)
    line = ''
  }
  for (const word of statement.split(/\s+/)) {
    if (clauses.test(word)) end()
    if (line && line.length + word.length >= maxColumns) {
      end()
      line = `  ${word}`
    } else line = line ? `${line} ${word}` : word
  }
  end()
  return lines
}
