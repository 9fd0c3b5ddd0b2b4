import { readFileSync } from 'node:fs'

// What `npm run create` writes into the package.json of a project that has some of the modules.
const isMade = 'atrium' in JSON.parse(readFileSync('package.json', 'utf8'))

/**
 * All modules together bring so many of something that a test which finds fewer has gone blind. How many there are in a
 * project with some of them, nobody knows.
 */
export const ofAllModules = (many: number) => (isMade ? 0 : many)
