import path from 'node:path'
import { root } from '../paths.mjs'

/** What counts as source: all of `src` but what only tests and builds run. */
export const sources = ['src/**/*.{ts,tsx}']

export const notSources = [
  'src/testing/**',
  'src/modules/*/tests/**',
  'src/**/*.{test,e2e,audit-scenario,form-fixture,d}.{ts,tsx}',
  'src/**/*-steps.ts',
  'src/app/build/**',
  'src/app/prerender.tsx',
]

/** Whether this run tells which code the tests run: `npm test -- --all --coverage`. */
export const isCoverageAsked = process.env.ATRIUM_COVERAGE !== undefined

/** What the steps of a run leave for its table. Each writes its own files, since several steps run at a time. */
export const coverageFolder = path.join(root, 'test-results/coverage')

/** The source maps of a build, kept beside it: what is built stays the same. */
export const mapsFolder = (build) => path.join(coverageFolder, 'maps', build)

/** What the servers of the browser tests leave when they end. */
export const serverFolder = path.join(coverageFolder, 'servers')
