import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')

interface List {
  module: string
  file: string
  ranks: number[]
  values: string[]
}

/** The lists of values in a file, `… satisfies Choices<…>` or `ComputedChoices`, with their ranks if the order is stored. */
const listsIn = (file: string, text: string): List[] =>
  [...text.matchAll(/ = \{\n([^]*?)\n\} as const satisfies (?:Computed)?Choices</g)].map(([, body = '']) => ({
    module: file.split('/')[2] ?? '',
    file,
    ranks: [...body.matchAll(/\brank: (\d+)/g)].map(([, rank]) => Number(rank)),
    values: [...body.matchAll(/^ {2}'?([\w ]+?)'?: /gm)].map(([, value = '']) => value),
  }))

/** Ranks that do not increase, and values that SQL or a style sheet names although the list defines their meaning. */
function findFaults(lists: readonly List[], files: readonly { file: string; text: string }[]) {
  const faults = []
  for (const { module, file, ranks, values } of lists) {
    if (ranks.some((rank, index) => rank <= (ranks[index - 1] ?? 0))) faults.push(`${file}: ranks ${ranks.join(', ')}`)
    const named = values.join('|')
    const inStyle = new RegExp(String.raw`\[data-(?!tone=)[\w-]+='(?:${named})'\]`)
    const inSql = new RegExp(String.raw`sql(?:<[^>]*>)?\x60[^\x60]*'(?:${named})'`)
    for (const { file: place, text } of files.filter((candidate) =>
      candidate.file.startsWith(`src/modules/${module}/`),
    )) {
      const match = place.endsWith('.css') ? inStyle.exec(text) : ranks.length > 0 && inSql.exec(text)
      if (match) faults.push(`${place}: ${match[0]}: take it from the list in ${file}`)
    }
  }
  return faults
}

test('finds ranks out of order, and values that are named outside their list', () => {
  const file = 'src/modules/x/contract.ts'
  const list = (rank: number) =>
    `export const steps = {\n  new: { rank: 10 },\n  'on hold': { rank: ${rank} },\n} as const satisfies Choices<'rank'>\n`
  const files = [
    { file: 'src/modules/x/api.ts', text: 'where(sql<SqlBool>`"step" <> \'on hold\'`)' },
    { file: 'src/modules/x/a.css', text: ".a[data-step='new'] {\n}\n.b[data-tone='new'] {\n}" },
    { file: 'src/modules/y/api.ts', text: "sql`'new'`" },
  ]
  expect(findFaults(listsIn(file, list(5)), files)).toEqual([
    `${file}: ranks 10, 5`,
    expect.stringContaining('src/modules/x/api.ts'),
    expect.stringContaining('src/modules/x/a.css'),
  ])
  expect(findFaults(listsIn(file, list(20)), [])).toEqual([])
})

test('the meaning of a value is defined only in its list', () => {
  const files = globSync('src/modules/**/*.{ts,tsx,css}', { exclude: ['**/*.test.ts', '**/*.e2e.ts'] })
    .map((file) => file.replaceAll('\\', '/'))
    .map((file) => ({ file, text: read(file) }))
  const lists = files.flatMap(({ file, text }) => listsIn(file, text))
  expect(findFaults(lists, files)).toEqual([])
})
