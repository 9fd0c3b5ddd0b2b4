import { existsSync, readFileSync } from 'node:fs'
import { deletedModules } from '#scripts/lib/deleted-modules.mjs'

/** Whether `npm run create` chose the modules, which package.json notes, or some were deleted. */
export const mayLackModules =
  'atrium' in JSON.parse(readFileSync('package.json', 'utf8')) || deletedModules().length > 0

/**
 * The minimum number of items in a project with all modules, below which a test probably checks nothing. It is unknown
 * for projects with some of them.
 */
export const minimumInAtrium = (many: number) => (mayLackModules ? 0 : many)

/** For browser tests that need all modules, such as results of several kinds: other projects skip them. */
export const needsAllModules = { tag: '@all-modules' }

/** Whether the project has these modules; `test.runIf` leaves out tests that need others. */
export const hasModules = (...names: readonly string[]) => names.every((name) => existsSync(`src/modules/${name}`))
