import { readFileSync } from 'node:fs'

/** Whether `npm run create` made this project, with some of the modules: it notes in package.json what of. */
export const isMade = 'atrium' in JSON.parse(readFileSync('package.json', 'utf8'))

/**
 * All modules together bring so many of something that a test which finds fewer has gone blind. How many there are in a
 * project with some of them, nobody knows.
 */
export const ofAllModules = (many: number) => (isMade ? 0 : many)

/** What a browser test looks at is there only with all modules, such as hits of several kinds: elsewhere it is left out. */
export const needsAllModules = { tag: '@all-modules' }
