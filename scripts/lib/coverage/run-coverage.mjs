import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { printCoverage } from './coverage-table.mjs'
import { coverageFolder } from './covered-sources.mjs'
import { linesOfBrowser } from './source-lines.mjs'

/** Whether the run was asked for coverage (`--coverage`). Its steps ask their tools, not those that work on copies of the tree. */
const isAsked = process.env.ATRIUM_TEST_COVERAGE !== undefined

/** What the tools of a step are told. */
export const coverageEnvironment = isAsked ? { ATRIUM_COVERAGE: '1' } : {}

/** A build that was made without source maps does not tell which lines run. */
export const needsMaps = isAsked

export function beginCoverage() {
  if (isAsked) rmSync(coverageFolder, { recursive: true, force: true })
}

/** Keeps which lines the browser ran for a tier, while the build lies there that it ran. */
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
