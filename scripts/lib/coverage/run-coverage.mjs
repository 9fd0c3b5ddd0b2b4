import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { printCoverage } from './coverage-table.mjs'
import { coverageFolder } from './covered-sources.mjs'
import { linesOfBrowser } from './source-lines.mjs'

/** Whether the run records coverage (`--coverage`): in its steps' own tools, but not in copies of the tree. */
const isAsked = process.env.ATRIUM_TEST_COVERAGE !== undefined

/** Environment of a step's tools. */
export const coverageEnvironment = isAsked ? { ATRIUM_COVERAGE: '1' } : {}

/** A build without source maps cannot be mapped to lines. */
export const needsMaps = isAsked

export function beginCoverage() {
  if (isAsked) rmSync(coverageFolder, { recursive: true, force: true })
}

/** Stores which lines the browser ran for a tier, while the build still exists. */
export function keepBrowserLines(tier, build) {
  if (!isAsked) return
  mkdirSync(coverageFolder, { recursive: true })
  const lines = linesOfBrowser(path.join(coverageFolder, 'chromium', tier), build)
  if (Object.keys(lines).length > 0)
    writeFileSync(path.join(coverageFolder, `lines-${tier}.json`), JSON.stringify(lines))
}

export function endCoverage() {
  if (isAsked) printCoverage(`${coverageFolder}.json`)
}
