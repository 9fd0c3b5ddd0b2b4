// Answers a few paths with the bytes in a file, as fast as Node can: the lower bound for other servers.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [file = ''] = process.argv.slice(2)
const responses: Record<string, { headers: Record<string, string>; body: string }> = JSON.parse(
  readFileSync(file, 'utf8'),
)
const entries = new Map(
  Object.entries(responses).map(([path, { headers, body }]) => [path, { headers, bytes: Buffer.from(body) }]),
)
const server = createServer(({ url = '' }, response) => {
  const entry = entries.get(url)
  if (entry) response.writeHead(200, entry.headers).end(entry.bytes)
  else response.writeHead(404).end()
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`at http://127.0.0.1:${typeof address === 'object' ? address?.port : 0} `)
})
process.once('SIGTERM', () => process.exit(0))
