// What a screen costs the server, rendered with its data and as the page of the build: node bench/pages.ts [path …]
// Needs a build (npm run build). CPU ms of the server per page, without the calls that the page of the build sends.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Child, startChild } from './lib/child.ts'

const requestedPaths = process.argv.slice(2)
const paths =
  requestedPaths.length > 0
    ? requestedPaths
    : ['/dashboards/modern', '/apps/contacts', '/apps/invoice/list', '/apps/tickets']
const rounds = 5
const pages = 20
const atOnce = 8

const root = new URL('..', import.meta.url).pathname
const folders: string[] = []
process.once('exit', () => folders.forEach((folder) => rmSync(folder, { recursive: true })))

async function serverWith(kind: 'rendered' | 'built') {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-bench-'))
  folders.push(folder)
  const environment = { DATA_DIR: folder, PORT: '0', NODE_ENV: 'production', ATRIUM_PAGES: kind }
  const server = await startChild([join(root, 'src/server/main.ts')], environment, /Atrium is at (http:\S+?)"/)
  const { headers } = await fetch(`${server.address}/api/session`)
  const cookies = headers.getSetCookie().map((cookie) => cookie.replace(/;.*/, ''))
  return { server, cookie: [...cookies, `atrium_time_zone=America/New_York`].join('; ') }
}

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0
const repeat = async (count: number, run: () => Promise<unknown>) => {
  for (let number = 0; number < count; number += 1) await run()
}

type Measured = Awaited<ReturnType<typeof measure>>

/** CPU ms of one page, its bytes, and milliseconds per page with several at a time. */
async function measure({ server, cookie }: { server: Child; cookie: string }, path: string) {
  const open = async () =>
    (await (await fetch(server.address + path, { headers: { cookie } })).arrayBuffer()).byteLength
  await repeat(pages, open)
  const before = server.cpu()
  await repeat(pages, open)
  const cpu = (server.cpu() - before) / pages / 1000
  const started = performance.now()
  await Promise.all(Array.from({ length: atOnce }, () => repeat(pages, open)))
  return { cpu, wall: (performance.now() - started) / (pages * atOnce), bytes: await open() }
}

const kinds = { rendered: await serverWith('rendered'), built: await serverWith('built') }
console.log('| screen | pages | CPU ms | pages a second | HTML kB |\n|---|---|--:|--:|--:|')
for (const path of paths) {
  const results = Object.entries(kinds).map(([name, kind]) => ({ name, kind, pages: new Array<Measured>() }))
  // In turns, since the machine runs other programs.
  for (let round = 0; round < rounds; round += 1)
    for (const { kind, pages: measured } of results) measured.push(await measure(kind, path))
  for (const { name, pages: measured } of results) {
    const middle = (figure: keyof Measured) => median(measured.map((visit) => visit[figure]))
    const figures = [middle('cpu').toFixed(1), Math.round(1000 / middle('wall')), Math.round(middle('bytes') / 1000)]
    console.log(`| ${[path, name, ...figures].join(' | ')} |`)
  }
}
for (const { server } of Object.values(kinds)) await server.stop()
