import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * The name of the texts in a `locales` folder, as in `useTexts` and `src/languages/<code>/<name>.json`.
 * @param {string} folder
 */
export function textSetName(folder) {
  const [, module, server] = /^src\/modules\/([^/]+)\/(server\/.*)?locales$/.exec(folder) ?? []
  if (module) return server ? `${module}.server` : module
  if (folder === 'src/app/locales') return 'shell'
  if (folder === 'src/platform/i18n/locales') return 'platform'
  const name = path.posix.basename(path.posix.dirname(folder))
  return folder.startsWith('src/platform/server/') ? `${name}.server` : name
}

/**
 * All `locales` folders of a project, with the names of their texts.
 * @param {string} root
 */
export const textSets = (root) =>
  globSync('src/{app,modules,platform}/**/locales', { cwd: root })
    .map((found) => found.split(path.sep).join('/'))
    .toSorted()
    .map((folder) => ({ name: textSetName(folder), folder }))

/** @typedef {{ name: string, folder: string }} TextSet */

/**
 * The file of a language for a set: beside the English one, or in the folder of an added language.
 * @param {TextSet} set
 * @param {string} code
 */
export const textFile = ({ name, folder }, code, root = '.') => {
  const beside = `${folder}/${code}.json`
  return existsSync(path.join(root, beside)) ? beside : `src/languages/${code}/${name}.json`
}

/**
 * The content of a file; undefined if it does not exist.
 * @param {string} file
 * @returns {unknown}
 */
export const readTexts = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})
