import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { isCoverageAsked, serverFolder } from './scripts/lib/coverage/covered-sources.mjs'
import { workers } from './scripts/lib/test-run/processors.mjs'
import { findChromium } from './src/testing/browser/chromium.ts'
import { skippedBrowserTests } from './src/testing/runs/skipped-files.ts'
import { mayLackModules, needsAllModules } from './src/testing/project/created-project.ts'
import { runFolder } from './src/testing/runs/run-folder.ts'
import { sharedServerLog } from './src/testing/servers/logged-errors.ts'
import { withoutRequestQuotas } from './src/testing/servers/without-request-quotas.ts'

// `*.e2e.ts` test the demo, which needs no server; `*.server.e2e.ts` test features that only the server has.
const demoPort = process.env.ATRIUM_DEMO_PORT ?? '4173'
const serverPort = process.env.ATRIUM_SERVER_PORT ?? '4174'
const demoUrl = `http://127.0.0.1:${demoPort}`
const serverUrl = `http://127.0.0.1:${serverPort}`
// Workers load this file too. Only the main process, which loads it first, creates an empty database.
process.env.ATRIUM_E2E_DATA ??= runFolder(path.resolve('test-results/server-data'))

const skippedFiles = skippedBrowserTests().map((file) => path.resolve(file))

// A run of some files starts only the servers that these need: `demo`, `server` or both.
const requestedProjects = new Set((process.env.ATRIUM_E2E_PROJECTS ?? 'demo,server').split(','))

const executablePath = findChromium()
const asRoot = process.getuid?.() === 0
const withoutBackgroundRequests = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

export default defineConfig({
  testDir: 'src',
  outputDir: 'test-results/playwright',
  forbidOnly: Boolean(process.env.CI),
  // A second attempt in CI. scripts/lib/test-run/outcomes.mjs lists tests that needed it.
  retries: process.env.CI ? 1 : 0,
  fullyParallel: true,
  ...(mayLackModules && { grepInvert: new RegExp(needsAllModules.tag) }),
  workers,
  // Long enough for slow machines.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'UTC',
    // A click on a covered element fails after the same time as an assertion, not at the test's timeout.
    actionTimeout: 30_000,
    // Cached responses of a service worker would hide requests from tests. Tests of the worker allow it.
    serviceWorkers: 'block',
    // Recording traces doubles the browser's work.
    trace: process.env.ATRIUM_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: [...(asRoot ? ['--no-sandbox', '--disable-gpu'] : []), ...withoutBackgroundRequests],
      ...(executablePath ? { executablePath } : {}),
    },
  },
  projects: [
    {
      name: 'demo',
      testMatch: /\.e2e\.ts$/,
      testIgnore: [/\.server\.e2e\.ts$/, ...skippedFiles],
      use: { baseURL: demoUrl },
    },
    { name: 'server', testMatch: /\.server\.e2e\.ts$/, testIgnore: skippedFiles, use: { baseURL: serverUrl } },
  ].filter(({ name }) => requestedProjects.has(name)),
  webServer: [
    { name: 'demo', command: 'node scripts/demo.mjs', url: demoUrl, env: { PORT: demoPort }, timeout: 300_000 },
    {
      name: 'server',
      // src/testing/browser/e2e.ts adds the logged errors to a test's failure.
      command: `node scripts/start.mjs > "${sharedServerLog()}"`,
      url: `${serverUrl}/healthz`,
      env: {
        PORT: serverPort,
        DATA_DIR: process.env.ATRIUM_E2E_DATA,
        LOG_LEVEL: 'error',
        ...withoutRequestQuotas,
        ...(isCoverageAsked && { NODE_V8_COVERAGE: serverFolder }),
      },
      timeout: 300_000,
      gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
    },
  ].filter(({ name }) => requestedProjects.has(name)),
})
