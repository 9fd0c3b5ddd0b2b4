const kinds = {
  met: /^- (?!.*\*\*not applicable\*\*)/,
  documented: /\*\*documented\*\*/,
  'up to the operator': /\*\*operator\*\*/,
  'not met': /\*\*not met\*\*/,
  'not applicable': /\*\*not applicable\*\*/,
}
const sentence = new RegExp(
  Object.keys(kinds)
    .map((words) => String.raw`\d+ ${words}`)
    .join(', '),
)

/** The text of docs/asvs.md with the current numbers of requirements of each kind. */
export function updateCounts(page) {
  const rows = page.split('\n').filter((line) => /^[|-] \d+\.\d+\.\d+/.test(line))
  const counts = Object.entries(kinds).map(([words, kind]) => `${rows.filter((row) => kind.test(row)).length} ${words}`)
  if (!sentence.test(page)) throw new Error('docs/asvs.md has no number of met requirements')
  return page.replace(sentence, counts.join(', '))
}
