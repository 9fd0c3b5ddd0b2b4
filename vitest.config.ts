import { readdirSync } from 'node:fs'
import { englishTexts } from './src/app/build/english-texts-plugin.ts'
import { moduleTitles } from './src/app/build/module-titles-plugin.ts'
import { highlightedCode } from './src/app/build/highlighted-code-plugin.ts'
import { topicPaths } from './src/app/build/topic-paths-plugin.ts'
import { widgetTexts } from './src/app/build/widget-texts-plugin.ts'
import { isCoverageAsked, notSources, sources } from './scripts/lib/coverage/covered-sources.mjs'
import { workers } from './scripts/lib/test-run/processors.mjs'
import { skippedDurabilityTests, skippedPostgresTests } from './src/testing/runs/skipped-files.ts'
import { runtimeTests, moduleTests } from './src/testing/runs/runtime-tests.ts'
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

// Tests of behaviour that only PostgreSQL has. The first one checks that the run uses a real PostgreSQL server.
const onlyPostgres = ['src/testing/databases/postgres.test.ts', 'src/server/**/*.postgres.test.ts']
// These start their own servers, on SQLite or without a database.
const withOwnServers = [
  'src/server/start.test.ts',
  'src/server/files/file-store.test.ts',
  'src/server/events/stored-events.test.ts',
  'src/**/*.durability.test.ts',
]

// What the demo cannot do, such as writing PDF files.
const onlyServers = ['src/**/*.server.test.ts']

function project(name: string, test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration {
  return { extends: true, test: { ...test, name } }
}

// Each file changes only its own database, so the files of one worker share everything else. Loading all modules for
// each file took longer than the tests.
const shared = { isolate: false }

const sqlite = project('sqlite', {
  ...shared,
  include: ['src/**/*.test.ts'],
  exclude: [...configDefaults.exclude, ...onlyPostgres, ...skippedDurabilityTests()],
  env: { ATRIUM_TEST_RUNTIME: 'sqlite' },
})

const modules = readdirSync('src/modules')

const postgres = project('postgres', {
  ...shared,
  include: [...runtimeTests(modules), ...onlyPostgres],
  exclude: [...configDefaults.exclude, ...withOwnServers, ...skippedPostgresTests()],
  env: { ATRIUM_TEST_RUNTIME: 'postgres' },
})

// Thousands of requests through a browser take too long for every run: npm run verify -- fuzz --runtime demo.
const fuzzTests = process.env.ATRIUM_FUZZ ? ['src/server/requests/fuzz.test.ts'] : []

// In the built demo, in a browser. `npm test` runs this project after the build of the demo.
const demo = project('demo', {
  ...shared,
  include: [...moduleTests(modules), 'src/server/create-app.test.ts', ...fuzzTests],
  exclude: [...configDefaults.exclude, ...withOwnServers, ...onlyServers],
  env: { ATRIUM_TEST_RUNTIME: 'demo' },
})

const screens = project('screens', {
  include: ['src/**/*.test.tsx'],
  environment: 'happy-dom',
  setupFiles: 'src/testing/runs/set-screen-timeouts.ts',
})

const runtimes = { sqlite: [sqlite, screens], 'sqlite,postgres': [sqlite, postgres, screens], demo: [demo] }
const selected = process.env.ATRIUM_TEST_RUNTIMES ?? 'sqlite,postgres'
const projects = Object.entries(runtimes).find(([name]) => name === selected)?.[1]
if (!projects) throw new Error(`ATRIUM_TEST_RUNTIMES is one of: ${Object.keys(runtimes).join(' | ')}`)

// Tests of a language also run in projects that do not offer it.
const offerEveryLanguage = {
  name: 'atrium:every-language',
  transform: (code: string, id: string) =>
    id.endsWith('/src/languages.config.ts') ? code.replaceAll(', isOffered: false', '') : undefined,
}

export default defineConfig({
  plugins: [offerEveryLanguage, englishTexts(), moduleTitles(), widgetTexts(), highlightedCode(), topicPaths()],
  test: {
    globalSetup: 'src/testing/databases/global-setup.ts',
    // Adds the errors that the tested server logged to a failure.
    setupFiles: 'src/testing/servers/failed-tests.ts',
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // The tests' OpenID provider uses experimental algorithms.
    execArgv: ['--disable-warning=ExperimentalWarning'],
    restoreMocks: true,
    unstubGlobals: true,
    // Long enough for a machine under load.
    testTimeout: 120_000,
    // As in playwright.config.ts; the run lists tests that pass only on the second try.
    retry: process.env.CI ? 1 : 0,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: workers,
    coverage: {
      // Only for `--coverage`, as in `npm test -- --all --coverage`.
      enabled: isCoverageAsked && selected !== 'demo',
      provider: 'custom',
      customProviderModule: 'scripts/lib/coverage/vitest-provider.mjs',
      include: sources,
      exclude: notSources,
      reporter: [],
      reportsDirectory: 'test-results/coverage/vitest',
      reportOnFailure: true,
      // Includes the servers that tests start.
      autoAttachSubprocess: true,
    },
    projects,
  },
})
