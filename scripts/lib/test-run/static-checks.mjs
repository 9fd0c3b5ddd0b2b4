import path from 'node:path'
import { root } from '../paths.mjs'
import { tool } from '../build/runtime.mjs'

const types = (config) => [tool('typescript', 'tsc'), '-p', config]

/** The static checks, for `npm run check` and `npm test`. */
export const staticChecks = () => [
  ['types', types('tsconfig.json')],
  ['types of the portable code', types('tsconfig.portable.json')],
  ['lint', [tool('oxlint'), '--deny-warnings']],
  ['format', [tool('oxfmt'), '--check', '.']],
  ['boundaries', [path.join(root, 'scripts/boundaries.mjs')]],
  ['no copies', [path.join(root, 'scripts/copies.mjs')]],
  ['image and compose', [path.join(root, 'scripts/deploy.check.mjs')]],
  ['licences', [path.join(root, 'scripts/notices.mjs'), '--check']],
  ['nothing unused', [path.join(root, 'scripts/unused.mjs')]],
]
