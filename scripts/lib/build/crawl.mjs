import { readdirSync } from 'node:fs'
import path from 'node:path'

const LINKS = /<(?:a|link|script|img|source)\b[^>]*?\s(?:href|src)=["']([^"'#]+)/g

/** Follows every link on every built page of a running server; returns the dead ones. */
export async function crawl(origin, pagesFolder) {
  // The server's response to an unknown address: a link with this response is dead.
  const { body: notFoundBody } = await visit(origin, '/no-such-page-as-this')
  const dead = []
  const from = new Map(['/', ...builtPages(pagesFolder)].map((page) => [page, 'the build']))
  for (const [address, parent] of from) {
    const { problem, body } = await visit(origin, address)
    const reason = problem ?? (address !== '/' && body && body === notFoundBody ? 'no such page' : undefined)
    if (reason) dead.push(`${address} (from ${parent}): ${reason}`)
    for (const link of linksIn(body, `${origin}${address}`, origin)) if (!from.has(link)) from.set(link, address)
  }
  const calls = await apiCalls(origin)
  for (const address of calls) {
    const { problem } = await visit(origin, address)
    if (problem) dead.push(`${address} (from the API description): ${problem}`)
  }
  return { visited: from.size, called: calls.length, dead }
}

async function visit(origin, address) {
  try {
    const response = await fetch(origin + address, { headers: { accept: 'text/html,*/*' } })
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
    const body = isPage ? await response.text() : ''
    if (!isPage) await response.body?.cancel()
    if (address.startsWith('/auth/404')) return { body }
    const isNotFound = new URL(response.url).pathname.startsWith('/auth/404')
    return {
      body,
      problem: isNotFound ? 'not found' : response.status >= 400 ? `status ${response.status}` : undefined,
    }
  } catch (error) {
    return { body: '', problem: String(error.cause ?? error) }
  }
}

function linksIn(html, base, origin) {
  return [...html.matchAll(LINKS)]
    .map(([, link]) => new URL(link.replaceAll('&amp;', '&'), base))
    .filter((url) => url.origin === origin)
    .map((url) => url.pathname + url.search)
}

function builtPages(folder) {
  return readdirSync(folder, { recursive: true })
    .map((file) => `/${file.split(path.sep).join('/')}`)
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => file.slice(0, -'/index.html'.length) || '/')
}

/** Every read without parameters. */
async function apiCalls(origin) {
  const { paths } = await (await fetch(`${origin}/api/openapi.json`)).json()
  return Object.keys(paths).filter((call) => paths[call].get && !call.includes('{') && !needsInput(paths[call].get))
}

const needsInput = ({ parameters = [] }) => parameters.some(({ required }) => required)
