import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { say } from '../say.mjs'
import { coverageFolder, serverFolder } from './covered-sources.mjs'
import { linesOfServers } from './source-lines.mjs'

const tiers = [
  { name: 'unit and contract tests on SQLite', kept: 'sqlite' },
  { name: 'contract tests on PostgreSQL', kept: 'postgres' },
  { name: 'screens in happy-dom', kept: 'screens' },
  { name: 'contract tests in the demo', kept: 'demo-contract' },
  { name: 'browser tests on the server', kept: 'server', withServers: true },
  { name: 'browser tests on the demo', kept: 'demo' },
]
const folders = ['platform', 'server', 'app', 'modules']
const maxRows = 20

/** Prints how many lines of `src` each tier ran, and stores the numbers of each file. */
export function printCoverage(reportFile) {
  const statements = kept('statements')
  if (!statements) return say('\nNo coverage: the unit tests, which list the lines of each file, did not run.')
  const lines = new Map(
    Object.entries(statements).map(([file, starts]) => [file, new Set(starts.map(([line]) => line))]),
  )
  const ran = tiers.flatMap((tier) => {
    const tierLines = getLines(tier, statements)
    return tierLines.length > 0 ? [{ name: tier.name, files: within(lines, tierLines) }] : []
  })
  const rows = [...ran, { name: 'all together', files: together(ran, lines) }].map(({ name, files }) => ({
    name,
    folders: Object.fromEntries([...folders, 'src'].map((folder) => [folder, computeShare(files, lines, folder)])),
  }))
  const unreached = [...lines.keys()]
    .filter((file) => lines.get(file).size > 0 && rows.length > 0 && isEmpty(ran, file))
    .sort()
  const files = Object.fromEntries(
    [...lines]
      .sort()
      .map(([file, { size }]) => [
        file,
        { lines: size, ...Object.fromEntries(ran.map(({ name, files: own }) => [name, own.get(file)?.size ?? 0])) },
      ]),
  )
  writeFileSync(reportFile, JSON.stringify({ tiers: rows, unreached, files }, null, 1))
  print(rows, unreached)
}

function kept(name) {
  const file = path.join(coverageFolder, `${name}.json`)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

const getLines = (tier, statements) =>
  [
    kept(`lines-${tier.kept}`),
    tier.withServers && existsSync(serverFolder) && linesOfServers(serverFolder, statements),
  ].filter(Boolean)

/** The run lines among those on which a statement begins. */
const within = (lines, found) =>
  new Map(
    [...lines].map(([file, known]) => {
      const run = new Set(found.flatMap((linesByFile) => linesByFile[file] ?? []))
      return [file, known.intersection(run)]
    }),
  )

const together = (ran, lines) =>
  new Map([...lines.keys()].map((file) => [file, new Set(ran.flatMap(({ files }) => [...files.get(file)]))]))

const isEmpty = (ran, file) => ran.every(({ files }) => files.get(file).size === 0)

function computeShare(files, lines, folder) {
  const inFolder = [...lines.keys()].filter((file) => folder === 'src' || file.startsWith(`src/${folder}/`))
  const all = inFolder.reduce((sum, file) => sum + lines.get(file).size, 0)
  const run = inFolder.reduce((sum, file) => sum + files.get(file).size, 0)
  return { lines: all, run, percent: Math.round((1000 * run) / Math.max(1, all)) / 10 }
}

function print(rows, unreached) {
  const width = Math.max(...rows.map(({ name }) => name.length))
  const cells = (values) => values.map((value) => value.padStart(10)).join('')
  say(`\n${'Lines of src that were run, in %'.padEnd(width)}${cells([...folders, 'src'])}`)
  for (const row of rows)
    say(`${row.name.padEnd(width)}${cells(Object.values(row.folders).map(({ percent }) => percent.toFixed(1)))}`)
  say(`\n${unreached.length} files that no test runs${unreached.length > maxRows ? `, among them` : ''}:`)
  for (const file of unreached.slice(0, maxRows)) say(`  ${file}`)
  say('test-results/coverage.json has every file.')
}
