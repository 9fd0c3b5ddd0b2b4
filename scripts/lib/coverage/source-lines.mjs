import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { decodedMappings, TraceMap } from '@jridgewell/trace-mapping'
import { root } from '../paths.mjs'
import { mapsFolder } from './covered-sources.mjs'
import { executedCode, wasRun } from './executed-code.mjs'

const filesIn = (folder) => (existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : [])

const parsed = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** The lines of sources that a browser ran, from the records in a folder and the source maps of a build. */
export function linesOfBrowser(folder, build) {
  const lines = new Map()
  for (const report of filesIn(folder))
    for (const [address, edges] of Object.entries(parsed(report))) {
      // A page may be in a folder of its host.
      const name = /(?:assets\/[^/]+|service-worker)\.js$/.exec(address)?.[0]
      const map = name && path.join(mapsFolder(build), `${name}.map`)
      const script = name && path.join(root, 'dist', build, name)
      if (map && existsSync(map) && existsSync(script)) addLines(lines, { map, script, edges })
    }
  return asLists(lines)
}

function addLines(lines, { map, script, edges }) {
  const trace = new TraceMap(readFileSync(map, 'utf8'))
  const starts = lineStarts(readFileSync(script, 'utf8'))
  // Source maps begin in different folders, but all paths end with the path from the root.
  const sources = trace.sources.map((source) => source?.replace(/^(?:\.\.?\/)+/, ''))
  for (const [line, segments] of decodedMappings(trace).entries())
    for (const [column, source, sourceLine] of segments)
      if (source !== undefined && wasRun(edges, starts[line] + column)) add(lines, sources[source], sourceLine + 1)
}

/** The lines that servers ran, from Node's coverage files in a folder: Node runs the sources, without their types. */
export function linesOfServers(folder, statements) {
  const code = executedCode()
  for (const file of globSync('coverage-*.json', { cwd: folder }))
    for (const { url, functions } of parsed(path.join(folder, file)).result) {
      const name = url.startsWith('file:') ? path.relative(root, fileURLToPath(url)) : ''
      if (Object.hasOwn(statements, name)) code.add(name, functions)
    }
  const lines = new Map()
  for (const [name, edges] of Object.entries(code.toJSON())) {
    const starts = lineStarts(readFileSync(path.join(root, name), 'utf8'))
    for (const [line, column] of statements[name]) if (wasRun(edges, starts[line - 1] + column)) add(lines, name, line)
  }
  return asLists(lines)
}

function add(lines, name, line) {
  const previous = lines.get(name) ?? new Set()
  lines.set(name, previous.add(line))
}

const asLists = (lines) => Object.fromEntries([...lines].map(([name, found]) => [name, [...found]]))

const lineStarts = (text) => [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
