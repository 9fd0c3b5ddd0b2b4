import { readdirSync } from 'node:fs'
import { englishTexts } from './src/app/build/english-texts-plugin.ts'
import { moduleTitles } from './src/app/build/module-titles-plugin.ts'
import { highlightedCode } from './src/app/build/shown-code-plugin.ts'
import { topicPaths } from './src/app/build/topic-paths-plugin.ts'
import { widgetTexts } from './src/app/build/widget-texts-plugin.ts'
import { isCoverageAsked, notSources, sources } from './scripts/lib/coverage/covered-sources.mjs'
import { workers } from './scripts/lib/test-run/processors.mjs'
import { skippedDurabilityTests, skippedPostgresTests } from './src/testing/runs/skipped-files.ts'
import { runtimeTests, moduleTests } from './src/testing/runs/runtime-tests.ts'
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

// One file proves that the run's PostgreSQL is real; everything else is the same test in either runtime.
const proof = 'src/testing/databases/postgres.test.ts'
// And these are about what only PostgreSQL does.
const onPostgres = [proof, 'src/server/**/*.postgres.test.ts']
// These start servers of their own, on SQLite or on no database.
const ownServers = [
  'src/server/start.test.ts',
  'src/server/files/file-store.test.ts',
  'src/server/events/stored-events.test.ts',
  'src/**/*.durability.test.ts',
]

function project(name: string, test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration {
  return { extends: true, test: { ...test, name } }
}

// What these tests change is a database of their own, so the files of one worker may share the rest: loading all modules
// anew for each file, with its copies of the database or its browser, took longer than the tests.
const shared = { isolate: false }

const sqlite = project('sqlite', {
  ...shared,
  include: ['src/**/*.test.ts'],
  exclude: [...configDefaults.exclude, ...onPostgres, ...skippedDurabilityTests()],
  env: { ATRIUM_TEST_RUNTIME: 'sqlite' },
})

const modules = readdirSync('src/modules')

const postgres = project('postgres', {
  ...shared,
  include: [...runtimeTests(modules), ...onPostgres],
  exclude: [...configDefaults.exclude, ...ownServers, ...skippedPostgresTests()],
  env: { ATRIUM_TEST_RUNTIME: 'postgres' },
})

// Thousands of requests through a browser take too long for every run: npm run verify -- fuzz --runtime demo.
const fuzzed = process.env.ATRIUM_FUZZ ? ['src/server/requests/fuzz.test.ts'] : []

// In the built demo, in a browser: `npm test` asks for it once the demo is built.
const demo = project('demo', {
  ...shared,
  include: [...moduleTests(modules), 'src/server/create-app.test.ts', ...fuzzed],
  exclude: [...configDefaults.exclude, ...ownServers],
  env: { ATRIUM_TEST_RUNTIME: 'demo' },
})

const screens = project('screens', { include: ['src/**/*.test.tsx'], environment: 'happy-dom' })

const runtimes = { sqlite: [sqlite, screens], 'sqlite,postgres': [sqlite, postgres, screens], demo: [demo] }
const selected = process.env.ATRIUM_TEST_RUNTIMES ?? 'sqlite,postgres'
const projects = Object.entries(runtimes).find(([name]) => name === selected)?.[1]
if (!projects) throw new Error(`ATRIUM_TEST_RUNTIMES is one of: ${Object.keys(runtimes).join(' | ')}`)

// What is tested in a language is tested where an installation does not offer it, too.
const everyLanguage = {
  name: 'atrium:every-language',
  transform: (code: string, id: string) =>
    id.endsWith('/src/languages.config.ts') ? code.replaceAll(', isOffered: false', '') : undefined,
}

export default defineConfig({
  plugins: [everyLanguage, englishTexts(), moduleTitles(), widgetTexts(), highlightedCode(), topicPaths()],
  test: {
    globalSetup: 'src/testing/databases/global-setup.ts',
    // What the server under test has logged is part of a failure.
    setupFiles: 'src/testing/servers/failed-tests.ts',
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // The OpenID provider of the tests tries experimental algorithms.
    execArgv: ['--disable-warning=ExperimentalWarning'],
    restoreMocks: true,
    unstubGlobals: true,
    // A time that even a busy machine does not reach: a failure means that nothing came.
    testTimeout: 120_000,
    // As in playwright.config.ts; the run lists tests that pass only on the second try.
    retry: process.env.CI ? 1 : 0,
    hookTimeout: 120_000,
    maxWorkers: workers,
    coverage: {
      // Only where a run asks for it: `npm test -- --all --coverage`.
      enabled: isCoverageAsked && selected !== 'demo',
      provider: 'custom',
      customProviderModule: 'scripts/lib/coverage/vitest-provider.mjs',
      include: sources,
      exclude: notSources,
      reporter: [],
      reportsDirectory: 'test-results/coverage/vitest',
      reportOnFailure: true,
      // The servers that tests start run the code as well.
      autoAttachSubprocess: true,
    },
    projects,
  },
})
