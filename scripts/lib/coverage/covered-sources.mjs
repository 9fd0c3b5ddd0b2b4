import path from 'node:path'
import { root } from '../paths.mjs'

/** The measured sources: all of `src` except files that only tests and builds run. */
export const sources = ['src/**/*.{ts,tsx}']

export const notSources = [
  'src/testing/**',
  'src/modules/*/tests/**',
  'src/**/*.{test,e2e,audit-scenario,form-fixture,d}.{ts,tsx}',
  'src/**/*-steps.ts',
  'src/app/build/**',
  'src/app/prerender.tsx',
]

/** Whether this run records coverage: `npm test -- --all --coverage`. */
export const isCoverageAsked = process.env.ATRIUM_COVERAGE !== undefined

/** Results of the steps of a run, for its table. Each step writes its own files, since several run at a time. */
export const coverageFolder = path.join(root, 'test-results/coverage')

/** The source maps of a build, stored beside it, so that the build stays the same. */
export const mapsFolder = (build) => path.join(coverageFolder, 'maps', build)

/** Coverage of the browser tests' servers, written when they end. */
export const serverFolder = path.join(coverageFolder, 'servers')
