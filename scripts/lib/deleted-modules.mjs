import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './paths.mjs'

/** The modules that this project began with: all of Atrium's, or those with which it was created. */
function listFirstModules(folder) {
  const read = (file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8'))
  const list = 'scripts/lib/test-run/modules-of-atrium.json'
  return existsSync(path.join(folder, list)) ? read(list) : (read('package.json').atrium?.modules ?? [])
}

/**
 * The modules whose folders were deleted since.
 * @returns {string[]}
 */
export const deletedModules = (folder = root) =>
  listFirstModules(folder).filter((module) => !existsSync(path.join(folder, 'src/modules', module)))
