import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
}

/** Serves a folder as static hosts do: index.html for a folder, 404.html for missing files. */
export function staticServer(folder, base = '/') {
  return createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (!pathname.startsWith(base)) return response.writeHead(302, { location: base }).end()
    const file = (await fileFor(folder, pathname.slice(base.length))) ?? path.join(folder, '404.html')
    const exists = !file.endsWith('404.html')
    const size = await readSize(file)
    if (size === undefined) return response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n')
    response.writeHead(exists ? 200 : 404, {
      'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      'content-length': size,
      'cache-control': pathname.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    })
    if (request.method === 'HEAD') return response.end()
    createReadStream(file)
      .on('error', () => response.destroy())
      .pipe(response)
  })
}

async function fileFor(folder, relative) {
  let requestedPath
  try {
    requestedPath = path.join(folder, decodeURIComponent(relative))
  } catch {
    return undefined
  }
  if (requestedPath !== folder && !requestedPath.startsWith(folder.endsWith(path.sep) ? folder : folder + path.sep))
    return undefined
  for (const file of [requestedPath, path.join(requestedPath, 'index.html'), `${requestedPath}.html`]) {
    if ((await readSize(file)) !== undefined) return file
  }
  return undefined
}

async function readSize(file) {
  const stats = await stat(file).catch(() => undefined)
  return stats?.isFile() ? stats.size : undefined
}
