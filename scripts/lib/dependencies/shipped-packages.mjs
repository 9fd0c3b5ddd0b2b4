import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../files-below.mjs'

/** Whether code imports a package; other occurrences of its name (“diff”) do not count. */
export const importsPackage = (code, packageName) =>
  new RegExp(String.raw`\b(?:from|import|resolve|tool)\s*\(?\s*['"]${RegExp.escape(packageName)}(?:/[^'"]*)?['"]`).test(
    code,
  )

const isApplicationCode = (file) =>
  /\.tsx?$/.test(file) &&
  !/^testing\/|^app\/build\/|\/tests\/|\.(?:test|e2e|audit-scenario|form-fixture)\.tsx?$/.test(file)

/**
 * The packages in package.json that users get: what the server loads at run time (`dependencies`), and what a build puts
 * into pages and server, which is among the `devDependencies`, since a built server does not need it.
 */
export function shippedRoots(folder) {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  )
  const sources = path.join(folder, 'src')
  const code = filesBelow(sources)
    .filter(isApplicationCode)
    .map((file) => readFileSync(path.join(sources, file), 'utf8'))
    .join('\n')
  return [...Object.keys(dependencies), ...Object.keys(devDependencies).filter((name) => importsPackage(code, name))]
}

/**
 * The locations of these packages, and of all that they need, in the entries of a lockfile.
 * @param {Record<string, import('./licences.mjs').LockEntry>} packages
 * @param {readonly string[]} roots
 */
export function locationsOf(packages, roots) {
  const locations = new Set()
  // Material UI imports its optional peer @emotion/styled.
  const { dependencies: own, devDependencies: ownForBuild } = packages[''] ?? {}
  const isInstalledFor = (peer) => peer in { ...own, ...ownForBuild }
  const waiting = roots.map((name) => ({ name, from: '' }))
  for (const { name, from } of waiting) {
    const location = resolved(packages, name, from)
    if (location === undefined || locations.has(location)) continue
    locations.add(location)
    const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} } = packages[location]
    const peers = Object.keys(peerDependencies).filter(
      (peer) => isInstalledFor(peer) || !peerDependenciesMeta[peer]?.optional,
    )
    for (const needed of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers])
      waiting.push({ name: needed, from: location })
  }
  return locations
}

/** Where Node finds a package that another one imports; undefined if it is not in the lockfile. */
function resolved(packages, name, from) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const location = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    if (location in packages) return location
    if (folder === '') return undefined
  }
}
