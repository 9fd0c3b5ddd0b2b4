import { existsSync, readFileSync } from 'node:fs'

/** Whether `npm run create` created this project, with some of the modules: package.json has a note of it. */
export const isCreatedProject = 'atrium' in JSON.parse(readFileSync('package.json', 'utf8'))

/**
 * The minimum number of items in a project with all modules, below which a test probably checks nothing. It is unknown
 * for projects with some of them.
 */
export const minimumInAtrium = (many: number) => (isCreatedProject ? 0 : many)

/** For browser tests that need all modules, such as results of several kinds: other projects skip them. */
export const needsAllModules = { tag: '@all-modules' }

/** Whether the project has these modules; `test.runIf` leaves out tests that need others. */
export const hasModules = (...names: readonly string[]) => names.every((name) => existsSync(`src/modules/${name}`))
