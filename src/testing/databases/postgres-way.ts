import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** One connection through the proxy: both sockets. */
interface Passing {
  near: Socket
  far: Socket
}

/** Forwards what the client has sent. */
type Carry = (bytes: Buffer | string, passing: Passing) => void

/** A proxy for the PostgreSQL at `to`, on which a test decides what arrives; it ends with the test. */
export async function postgresWay(to: string, carry: Carry = (bytes, { far }) => void far.write(bytes)) {
  const { hostname, port } = new URL(to)
  const passing: Passing[] = []
  const cut = ({ near, far }: Passing) => {
    near.destroy()
    far.destroy()
  }
  const server = createServer((near) => {
    const one = { near, far: connect(Number(port), hostname) }
    passing.push(one)
    near.on('data', (bytes) => carry(bytes, one))
    one.far.on('data', (bytes) => near.write(bytes))
    for (const socket of [near, one.far]) socket.once('close', () => cut(one)).on('error', () => cut(one))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    passing.forEach(cut)
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The way has no port')
  return {
    url: Object.assign(new URL(to), { port: String(address.port) }).href,
    cut,
    /** Nothing is forwarded any more, and nothing is closed, as when a machine loses power. */
    fallSilent: () => passing.forEach(({ near, far }) => [near, far].forEach((socket) => socket.pause())),
  }
}
