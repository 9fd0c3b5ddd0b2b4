import { Agent, request } from 'node:http'

export interface Response {
  status: number
  headers: Record<string, string>
  body: Buffer
}

/** One call over a persistent connection. */
export const ask = (agent: Agent, address: string, headers: Record<string, string>) =>
  new Promise<Response>((resolve, reject) => {
    const outgoing = request(address, { agent, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part) => parts.push(part))
      response.on('error', reject)
      response.on('end', () => {
        const responseHeaders = Object.entries(response.headers).map(([name, value]) => [name, String(value)])
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(responseHeaders),
          body: Buffer.concat(parts),
        })
      })
    })
    outgoing.once('error', reject)
    outgoing.end()
  })

/**
 * Sends this many requests over several connections and returns the seconds; any status but `status` is an error.
 * `addressOf` returns the path by the number of remaining calls.
 */
export async function load(
  addressOf: (left: number) => string,
  headers: Record<string, string>,
  count: number,
  status: number,
) {
  const connections = 8
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const started = performance.now()
  let remaining = count
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (remaining-- > 0) {
        const address = addressOf(remaining)
        const response = await ask(agent, address, headers)
        if (response.status !== status) throw new Error(`${address}: ${response.status} ${response.body.toString()}`)
      }
    }),
  )
  agent.destroy()
  return (performance.now() - started) / 1000
}
