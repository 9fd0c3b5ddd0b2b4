import { asksFor, typed } from '../create/own-packages.mjs'
import { namesPicture } from '../create/own-pictures.mjs'

const kinds = ['dependencies', 'devDependencies']

/**
 * The package.json of a version, with packages of the project's previous version that only the project's code still
 * uses.
 * @param {{ before: object, now: object, code: string }} ages
 */
export function withNeededPackages({ before, now, code }) {
  const there = new Set(kinds.flatMap((kind) => Object.keys(now[kind] ?? {})))
  const isNeeded = ([one]) => !there.has(one) && !there.has(typed(one)) && asksFor(code, typed(one))
  const kept = kinds.map((kind) => [
    kind,
    { ...now[kind], ...Object.fromEntries(Object.entries(before[kind] ?? {}).filter(isNeeded)) },
  ])
  return { ...now, ...Object.fromEntries(kept) }
}

/** The pictures of the project's previous version that its code names. */
export function neededPictures(files, code) {
  const folder = 'public/pictures/'
  return files.filter((file) => file.startsWith(folder) && namesPicture(code, file.slice(folder.length)))
}
