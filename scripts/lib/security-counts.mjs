const kinds = {
  'proved by tests': /`[\w./-]+`: “/,
  written: /\*\*written\*\*/,
  'up to whoever runs it': /\*\*whoever runs it\*\*/,
  open: /\*\*open\*\*/,
  'that do not apply': /\*\*does not apply\*\*/,
}
const sentence = new RegExp(
  Object.keys(kinds)
    .map((words) => String.raw`\d+ ${words}`)
    .join(', '),
)

/** The page of security, saying how many of its requirements are proved, and how many not. */
export function recounted(page) {
  const rows = page.split('\n').filter((line) => /^\| \d+\.\d+\.\d+/.test(line))
  const counts = Object.entries(kinds).map(([words, kind]) => `${rows.filter((row) => kind.test(row)).length} ${words}`)
  if (!sentence.test(page)) throw new Error('docs/security.md does not say how many requirements are proved')
  return page.replace(sentence, counts.join(', '))
}
