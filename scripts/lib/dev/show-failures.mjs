import { say } from '../say.mjs'
import { failureOfRequest, failureOfStart, printed, parseRequest, parseUnexpectedError } from './failures.mjs'

const script = 'virtual:atrium-development'

// Vite clears its overlay only when loaded files change. Requests are repeated without a reload: by the buttons of
// screens that show an error, and by src/app/main.tsx for all queries on the screen.
const client = `
import.meta.hot.on('atrium:api-ready', () => {
  for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove()
  for (const button of document.querySelectorAll('[data-retry]')) button.click()
})
`

/**
 * Shows the failure of the API's server on the terminal and over the screens, until the server has restarted.
 * `failure()` returns the failure.
 */
export function showFailures(api) {
  let failure
  let server
  const unexpected = new Map()

  const send = () => {
    if (!failure) return
    const { title, file, line, column = 0, frame = '', stack } = failure
    const loc = file ? { file, line, column } : undefined
    server?.ws.send({ type: 'error', err: { message: title, stack, id: file, loc, frame, plugin: 'API server' } })
  }
  const setFailure = (found) => {
    failure = found
    send()
  }

  api.on('failed', (output) => {
    setFailure(failureOfStart(output))
    say(`\n✗ ${failure.title}\n`)
  })
  api.on('ready', () => {
    failure = undefined
    server?.ws.send({ type: 'custom', event: 'atrium:api-ready', data: {} })
  })
  api.on('line', (line) => {
    const error = parseUnexpectedError(line)
    if (error) return unexpected.set(error.requestId, error)
    const request = parseRequest(line)
    const unexpectedError = request && unexpected.get(request.requestId)
    if (!unexpectedError) return say(line)
    unexpected.delete(request.requestId)
    setFailure(failureOfRequest(unexpectedError, request))
    say(printed(failure))
  })

  const plugin = {
    name: 'atrium:show-failures',
    configureServer(started) {
      server = started
      // For a page that is opened during the failure.
      server.ws.on('connection', send)
    },
    resolveId: (id) => (id === script ? `\0${script}` : undefined),
    load: (id) => (id === `\0${script}` ? client : undefined),
    transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', src: `/@id/${script}` }, injectTo: 'head' }],
  }
  return { plugin, failure: () => failure }
}
