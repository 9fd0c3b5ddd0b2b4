// npm run verify -- fuzz [--runtime sqlite|postgres|demo] [--requests 20000] [--seed 1] [--only <operation>]: sends valid
// and invalid requests to a runtime, generated from its OpenAPI document. `demo` needs a build (node scripts/build.mjs
// --demo).
import '../lib/build/node-version.mjs'
import { parseArgs } from 'node:util'
import { onProjectNode } from '../lib/build/runtime.mjs'

await onProjectNode(import.meta.url)

const { ensureChromium } = await import('../lib/build/ensure-chromium.mjs')
const { vitest } = await import('../lib/test-run/test-tools.mjs')

const { values } = parseArgs({
  options: {
    runtime: { type: 'string', default: 'sqlite' },
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    only: { type: 'string' },
  },
})
const isDemo = values.runtime === 'demo'
const fuzzOptions = {
  requests: Number(values.requests),
  seed: Number(values.seed),
  ...(values.only && { only: values.only }),
}
const { failed } = await vitest(['src/server/requests/fuzz.test.ts'], {
  args: ['--project', values.runtime, '--disable-console-intercept'],
  env: {
    ATRIUM_FUZZ: JSON.stringify(fuzzOptions),
    ATRIUM_TEST_RUNTIMES: isDemo ? 'demo' : 'sqlite,postgres',
    ...(isDemo && { ATRIUM_CHROMIUM: await ensureChromium() }),
  },
})
process.exit(failed > 0 ? 1 : 0)
