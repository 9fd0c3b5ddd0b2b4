// npm run dev: restarts the API and reloads the screens as files change. One address for both.
import './lib/build/node-version.mjs'
import { root } from './lib/paths.mjs'
import { freePort } from './lib/ports.mjs'
import { readArguments } from './lib/read-arguments.mjs'
import { followNpm } from './lib/processes.mjs'
import { environment, onProjectNode } from './lib/build/runtime.mjs'
import { exitWithMessage, say } from './lib/say.mjs'

const { values } = readArguments(
  `npm run dev: serves the working copy; the server restarts and screens reload when a file changes

  --no-types   leaves the type check of saved files to the editor

PORT=3001 npm run dev   another port; docs/settings.md lists all settings`,
  { options: { 'no-types': { type: 'boolean' } } },
)
await onProjectNode(import.meta.url)

const { createServer } = await import('vite')
const { ApiProcess, isFoundAtStart } = await import('./lib/dev/api-process.mjs')
const { apiProxy } = await import('./lib/dev/api-proxy.mjs')
const { publicPages } = await import('./lib/dev/public-pages.mjs')
const { showFailures } = await import('./lib/dev/show-failures.mjs')
const { typeChecker } = await import('./lib/dev/check-types.mjs')
const { importChecker } = await import('./lib/dev/check-imports.mjs')

const { HOST: host = '127.0.0.1', PORT: port = '3000' } = process.env
const apiPort = await freePort()
// The address in the browser, with which links in mail and on public pages begin. Vite serves at the root, whatever the
// path.
const site =
  URL.parse(process.env.SITE_URL ?? '')?.origin ??
  `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`
const api = new ApiProcess({
  port: apiPort,
  env: environment({ PORT: String(apiPort), HOST: '127.0.0.1', ATRIUM_PAGES: 'none', SITE_URL: site }),
})
process.once('exit', () => api.kill())

const { plugin, failure } = showFailures(api)
const vite = await createServer({
  root,
  plugins: [plugin, apiProxy(api, { port: apiPort, failure }), publicPages(api, `http://127.0.0.1:${apiPort}`)],
  server: {
    host,
    port: Number(port),
    strictPort: true,
    // Vite refuses the names of other machines itself, before it forwards anything (DNS rebinding).
    allowedHosts: [new URL(site).hostname],
    watch: { ignored: ['**/.cache/**', '**/data/**', '**/dist/**', '**/test-results/**'] },
  },
})
await vite.listen().catch((error) => exitWithMessage(`${error.message}. Another port: PORT=3001 npm run dev`))
say(`Working copy on http://${host}:${port}`)

const imports = importChecker()
const types = values['no-types'] ? undefined : typeChecker()
if (types) void api.settled().then(types.begin)
vite.watcher.on('all', (event, file) => {
  if (event === 'change') api.changed(file)
  else if (isFoundAtStart(file)) api.restart()
  if (!event.endsWith('Dir')) types?.saved(file, event)
  imports.saved(file)
})

let isEnding = false
async function end() {
  if (isEnding) return
  isEnding = true
  types?.stop()
  imports.stop()
  await Promise.all([api.stop(), vite.close()])
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end)
if (process.env.npm_lifecycle_event) followNpm(end)
