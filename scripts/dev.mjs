// npm run dev: the API restarts and the screens reload as files change. One address for both.
import './lib/build/node-version.mjs'
import path from 'node:path'
import { root } from './lib/paths.mjs'
import { freePort } from './lib/ports.mjs'
import { background } from './lib/processes.mjs'
import { environment, onProjectNode, projectNode } from './lib/build/runtime.mjs'
import { giveUp, say } from './lib/say.mjs'

await onProjectNode(import.meta.url)

const { createServer } = await import('vite')
const { HOST: host = '127.0.0.1', PORT: port = '3000' } = process.env
const apiPort = await freePort()
// What a browser opens; links in mail and on public pages begin with it.
const site = process.env.SITE_URL || `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`
const api = background(projectNode(), ['--watch', '--watch-preserve-output', path.join(root, 'src/server/main.ts')], {
  cwd: root,
  env: environment({ PORT: String(apiPort), HOST: '127.0.0.1', ATRIUM_PAGES: 'none', SITE_URL: site }),
})

const target = `http://127.0.0.1:${apiPort}`
const vite = await createServer({
  root,
  plugins: [publicPages(target)],
  server: {
    host,
    port: Number(port),
    strictPort: true,
    // Vite refuses the names of other machines by itself, before anything is passed on (DNS rebinding).
    allowedHosts: [new URL(site).hostname],
    proxy: { '/api': target, '/healthz': target, '/readyz': target },
  },
})
await vite.listen().catch((error) => giveUp(`${error.message}. Another port: PORT=3001 npm run dev`))
say(`Working copy on http://${host}:${port}`)

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await Promise.all([api.stop(), vite.close()])
    process.exit(0)
  })
}

/** Pages of the public site come from the API's process; what it has no page for is the application's. */
function publicPages(from) {
  const isPage = ({ url = '', headers }) =>
    /\.(xml|txt)$/.test(url.split('?')[0]) || (headers.accept?.includes('text/html') && !url.startsWith('/@'))
  return {
    name: 'atrium:public-pages',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const isForm = request.method === 'POST' && request.headers['content-type']?.includes('form')
        if (!(request.method === 'GET' || isForm) || !isPage(request)) return next()
        // While the API restarts, the application says so.
        const answer = await ask(from + request.url, isForm ? request : undefined).catch(() => undefined)
        if (!answer || !(answer.ok || isForm)) return next()
        response.statusCode = answer.status
        for (const name of ['content-type', 'location'])
          if (answer.headers.has(name)) response.setHeader(name, answer.headers.get(name))
        response.end(await answer.text())
      })
    },
  }
}

/** A page; with a form, the one that answers it. */
const ask = (address, form) =>
  form
    ? fetch(address, {
        method: 'POST',
        headers: { accept: 'text/html', 'content-type': form.headers['content-type'] },
        body: form,
        duplex: 'half',
        redirect: 'manual',
      })
    : fetch(address, { headers: { accept: 'text/html' } })
