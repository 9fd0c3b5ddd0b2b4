// npm run deps -- lockfile: after adding or updating a package. npm omits optional platform packages from the lockfile
// that the registry does not have, and then refuses its own lockfile in `npm ci`. This adds all of them again.
import '../lib/build/node-version.mjs'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../lib/paths.mjs'
import { say } from '../lib/say.mjs'

const file = path.join(root, 'package-lock.json')
const lock = JSON.parse(readFileSync(file, 'utf8'))
const packages = { ...lock.packages }

for (const [location, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const candidates = locationsFor(location, name)
    const resolved = candidates.find((candidate) => packages[candidate])
    if (location === '' || packages[resolved]?.version === version || !/^\d/.test(version)) continue
    const beside = candidates[1] ?? candidates[0]
    const { dev } = entry
    packages[packages[beside] ? candidates[0] : beside] = {
      version,
      ...getPlatform(name),
      ...(dev ? { dev } : {}),
      license: 'MIT',
      optional: true,
    }
    say(`added ${name}@${version}`)
  }
}

const byLocation = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(byLocation) }, null, 2)}\n`)

/** Node searches inside the package that imports, then beside it, then one folder further out, and so on. */
function locationsFor(location, name) {
  const folders = location.split('/node_modules/')
  const outwards = folders.map((_, index) => folders.slice(0, folders.length - index).join('/node_modules/'))
  return [...outwards.map((outer) => `${outer}/node_modules/${name}`), `node_modules/${name}`]
}

/** The names have one pattern: os, then cpu, then the C library. */
function getPlatform(name) {
  const words = name.replaceAll('/', '-').split('-')
  const os = words.find((word) =>
    ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32', 'windows'].includes(word),
  )
  const cpu = words.find((word) =>
    ['arm', 'arm64', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64', 'loong64'].includes(word),
  )
  const libc = words.some((word) => word.startsWith('musl'))
    ? 'musl'
    : words.some((word) => word.startsWith('gnu'))
      ? 'glibc'
      : ''
  return {
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(libc && os === 'linux' ? { libc: [libc] } : {}),
    ...(os ? { os: [os === 'windows' ? 'win32' : os] } : {}),
  }
}
