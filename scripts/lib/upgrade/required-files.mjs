import { withoutTypesScope } from '../create/project-packages.mjs'
import { importsPackage } from '../dependencies/shipped-packages.mjs'
import { mentionsPicture } from '../create/project-pictures.mjs'

const dependencyKeys = ['dependencies', 'devDependencies']

/**
 * The package.json of a version, with packages of the project's previous version that only the project's code still
 * uses.
 * @param {{ before: object, now: object, code: string }} ages
 */
export function withRequiredPackages({ before, now, code }) {
  const present = new Set(dependencyKeys.flatMap((kind) => Object.keys(now[kind] ?? {})))
  const isRequired = ([file]) =>
    !present.has(file) && !present.has(withoutTypesScope(file)) && importsPackage(code, withoutTypesScope(file))
  const dependencies = dependencyKeys.map((kind) => [
    kind,
    { ...now[kind], ...Object.fromEntries(Object.entries(before[kind] ?? {}).filter(isRequired)) },
  ])
  return { ...now, ...Object.fromEntries(dependencies) }
}

/** The pictures of the project's previous version that its code names. */
export function requiredPictures(files, code) {
  const folder = 'public/pictures/'
  return files.filter((file) => file.startsWith(folder) && mentionsPicture(code, file.slice(folder.length)))
}
