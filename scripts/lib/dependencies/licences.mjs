import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../paths.mjs'
import { locationsOf, shippedRoots } from './shipped-packages.mjs'

/**
 * Licences that permit use, change and sale with their notices. MPL-2.0 also requires publishing changes of its own
 * files; here they are unchanged.
 */
const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'OFL-1.1',
  'MPL-2.0',
])

/** Licences of packages that name them in a former way or only in a file, which lockfiles lack. */
const formerlyStated = new Map([
  ['node_modules/png-js', 'MIT'],
  ['node_modules/through2/node_modules/xtend', 'MIT'],
])

/**
 * @typedef {{
 *   version?: string, license?: string, optional?: boolean, dependencies?: Record<string, string>,
 *   devDependencies?: Record<string, string>, optionalDependencies?: Record<string, string>, peerDependencies?: Record<string, string>,
 *   peerDependenciesMeta?: Record<string, { optional?: boolean }>,
 * }} LockEntry
 */

/** @returns {Record<string, LockEntry>} */
const lock = (folder) => JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8')).packages

/** Packages that the application of a folder contains, without those that only build and test it. */
export const productionPackages = (folder = root) => packagesFrom(lock(folder), shippedRoots(folder))

/**
 * The packages of a lockfile that some of them need.
 * @param {Record<string, LockEntry>} packages
 * @param {readonly string[]} roots
 */
export function packagesFrom(packages, roots) {
  const locations = locationsOf(packages, [...roots, ...Object.keys(packages['']?.optionalDependencies ?? {})])
  return Object.entries(packages)
    .filter(([location]) => locations.has(location))
    .map(([location, { version, license = formerlyStated.get(location) ?? 'none', optional = false }]) => ({
      location,
      name: location.replace(/^.*node_modules\//, ''),
      version,
      license,
      optional,
    }))
    .sort((a, b) => `${a.name}@${a.version}`.localeCompare(`${b.name}@${b.version}`, 'en'))
}

/**
 * Packages without a licence that is allowed; if several apply together, each has to be allowed.
 * @param {ReturnType<typeof productionPackages>} packages
 */
export const disallowed = (packages) =>
  packages.filter(({ license }) => !license.split(' AND ').every((part) => allowed.has(part)))

const isLicence = (file) => /^(licen[sc]e|copying)/i.test(file)

/** The text without the author's lines, so that equal licences are printed once. */
const normaliseLicence = (text) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(
      (line) =>
        !/^(#*\s*\(?(the )?(mit|isc|bsd)\b.{0,30}licen[sc]e|licen[sc]e|copyright|\(c\)|©|all rights reserved)/i.test(
          line,
        ),
    )
    .join('\n')
    .trim()

const findHolders = (text) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^(copyright\b.*\d|copyright \(c\)|\(c\)|©)/i.test(line))

function readTexts({ location }) {
  const folder = path.join(root, location)
  if (!existsSync(folder)) return ''
  const file = readdirSync(folder).filter(isLicence).sort()[0]
  return file ? readFileSync(path.join(folder, file), 'utf8').replaceAll('\r', '') : ''
}

/** The notices that the licences require, as one page. */
export function readNotices(packages) {
  // Packages of other platforms are not installed, so they have no text.
  const everywhere = packages.filter(({ optional }) => !optional)
  const groups = Map.groupBy(everywhere, (entry) => normaliseLicence(readTexts(entry)) || entry.license)
  const sections = [...groups].map(([text, members]) => {
    const names = members.map((member) => {
      const holders = [...new Set(findHolders(readTexts(member)))]
      return `- ${member.name} ${member.version} (${member.license})${holders.map((line) => `\n  ${line}`).join('')}`
    })
    const isText = text.includes('\n')
    return `${names.join('\n')}\n${isText ? `\n\`\`\`text\n${text.replaceAll('```', "'''")}\n\`\`\`\n` : ''}`
  })
  const some = packages
    .filter(({ optional }) => optional)
    .map(({ name, version, license }) => `- ${name} ${version} (${license})`)
  return [
    '# Third-party notices',
    'The application contains the packages below, each under its own licence. `npm run deps -- notices` writes this page.',
    ...sections,
    '## On some machines only',
    some.join('\n'),
  ]
    .join('\n\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .concat('\n')
}
