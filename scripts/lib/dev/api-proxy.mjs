import { request as ask } from 'node:http'
import { say } from '../say.mjs'

const isForApi = (url) => /^\/(api|healthz|readyz)(?=[/?]|$)/.test(url)

/** Forwards calls to the API's server: calls during a start wait, and calls after a failure get its reason. */
export const apiProxy = (api, { port, failure }) => ({
  name: 'atrium:api-proxy',
  configureServer(server) {
    server.middlewares.use(async (request, response, next) => {
      if (!isForApi(request.url ?? '')) return next()
      if ((await api.settled()) === 'failed') return refuse(response, failure()?.title)
      pass(request, response, port)
    })
  },
})

function pass(request, response, port) {
  const { method, url, headers } = request
  const onward = ask({ host: '127.0.0.1', port, method, path: url, headers }, (upstream) => {
    response.writeHead(upstream.statusCode ?? 502, upstream.headers)
    upstream.pipe(response)
    upstream.on('error', () => response.destroy())
  })
  onward.on('error', (error) => {
    if (response.destroyed) return
    say(`${method} ${url} got no response: ${error.message}`)
    if (response.headersSent) response.destroy()
    else refuse(response, 'The API server ended before it responded.')
  })
  response.on('close', () => onward.destroy())
  request.pipe(onward)
}

function refuse(response, message = 'The API server does not run.') {
  const problem = { type: 'about:blank', title: 'Bad Gateway', status: 502, message }
  response.writeHead(502, { 'content-type': 'application/problem+json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(problem))
}
