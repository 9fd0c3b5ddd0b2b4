import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../paths.mjs'
import { coverageFolder } from './covered-sources.mjs'

/** Separates the coverage of each Vitest project, in addition to what the provider does. */
export function byProject(provider) {
  const convert = provider.convertCoverage.bind(provider)
  const generate = provider.generateCoverage.bind(provider)
  const projects = new Map()
  return Object.assign(provider, {
    async convertCoverage(coverage, project, environment) {
      const map = await convert(coverage, project, environment)
      const before = projects.get(project.name) ?? provider.createCoverageMap()
      // A copy, since a merged map would share the objects and change their counts.
      before.merge(JSON.parse(JSON.stringify(map)))
      projects.set(project.name, before)
      return map
    },
    async generateCoverage(options) {
      projects.clear()
      const map = await generate(options)
      const files = new Set(map.files())
      keep('statements', listStatements(map))
      for (const [name, own] of projects) keep(`lines-${name}`, getLines(own, files))
      return map
    },
  })
}

function keep(name, content) {
  mkdirSync(coverageFolder, { recursive: true })
  writeFileSync(path.join(coverageFolder, `${name}.json`), JSON.stringify(content))
}

const eachFile = (map, valueOf) =>
  Object.fromEntries(map.files().map((file) => [path.relative(root, file), valueOf(map.fileCoverageFor(file))]))

/** The start of each statement, as pairs of line (from 1) and column (from 0). */
const listStatements = (map) =>
  eachFile(map, ({ statementMap }) => Object.values(statementMap).map(({ start }) => [start.line, start.column]))

/** The lines on which a statement was run. */
function getLines(map, files) {
  map.filter((file) => files.has(file))
  return eachFile(map, ({ statementMap, s: counts }) => [
    ...new Set(Object.entries(statementMap).flatMap(([id, { start }]) => (counts[id] > 0 ? [start.line] : []))),
  ])
}
