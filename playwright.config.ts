import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { isCoverageAsked, serverFolder } from './scripts/lib/coverage/covered-sources.mjs'
import { workers } from './scripts/lib/test-run/processors.mjs'
import { findChromium } from './src/testing/browser/chromium.ts'
import { skippedBrowserTests } from './src/testing/runs/skipped-files.ts'
import { isCreatedProject, needsAllModules } from './src/testing/project/created-project.ts'
import { runFolder } from './src/testing/runs/run-folder.ts'
import { sharedServerLog } from './src/testing/servers/logged-errors.ts'
import { withoutRequestQuotas } from './src/testing/servers/without-request-quotas.ts'

// `*.e2e.ts` drive the demo, which needs no server; `*.server.e2e.ts` need what only the server has.
const demoPort = process.env.ATRIUM_DEMO_PORT ?? '4173'
const serverPort = process.env.ATRIUM_SERVER_PORT ?? '4174'
const demoUrl = `http://127.0.0.1:${demoPort}`
const serverUrl = `http://127.0.0.1:${serverPort}`
// Workers read this file too: only the first reader begins with an empty database.
process.env.ATRIUM_E2E_DATA ??= runFolder(path.resolve('test-results/server-data'))

const left = skippedBrowserTests().map((file) => path.resolve(file))

// A run of some files starts what these need, and no more: `demo`, `server` or both.
const asked = new Set((process.env.ATRIUM_E2E_PROJECTS ?? 'demo,server').split(','))

const executablePath = findChromium()
const asRoot = process.getuid?.() === 0
const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run']

export default defineConfig({
  testDir: 'src',
  outputDir: 'test-results/playwright',
  forbidOnly: Boolean(process.env.CI),
  // One test that fails by chance holds up nobody else's work; scripts/lib/test-run/steps.mjs names it where all can see.
  retries: process.env.CI ? 1 : 0,
  fullyParallel: true,
  ...(isCreatedProject && { grepInvert: new RegExp(needsAllModules.tag) }),
  workers,
  // Long enough for slow machines: a result that takes longer never comes.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'UTC',
    // A press on what is covered fails as soon as a look that does not come true, not at the end of the test's time.
    actionTimeout: 30_000,
    // What a worker keeps would come between a test and what it looks at; its own tests let it.
    serviceWorkers: 'block',
    // A trace records every step of every test, which doubles the work of the browser: only for who looks for a fault.
    trace: process.env.ATRIUM_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: [...(asRoot ? ['--no-sandbox', '--disable-gpu'] : []), ...quiet],
      ...(executablePath ? { executablePath } : {}),
    },
  },
  projects: [
    {
      name: 'demo',
      testMatch: /\.e2e\.ts$/,
      testIgnore: [/\.server\.e2e\.ts$/, ...left],
      use: { baseURL: demoUrl },
    },
    { name: 'server', testMatch: /\.server\.e2e\.ts$/, testIgnore: left, use: { baseURL: serverUrl } },
  ].filter(({ name }) => asked.has(name)),
  webServer: [
    { name: 'demo', command: 'node scripts/demo.mjs', url: demoUrl, env: { PORT: demoPort }, timeout: 300_000 },
    {
      name: 'server',
      // Its errors are part of the failure of a test: src/testing/browser/e2e.ts.
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
  ].filter(({ name }) => asked.has(name)),
})
