import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** One connection through the proxy: both sockets. */
interface ProxiedConnection {
  client: Socket
  upstream: Socket
}

/** Forwards what the client has sent. */
type Forward = (bytes: Buffer | string, connection: ProxiedConnection) => void

/** A proxy for the PostgreSQL at `to`, on which a test decides what arrives; it ends with the test. */
export async function startPostgresProxy(
  to: string,
  forward: Forward = (bytes, { upstream }) => void upstream.write(bytes),
) {
  const { hostname, port } = new URL(to)
  const connections: ProxiedConnection[] = []
  const disconnect = ({ client, upstream }: ProxiedConnection) => {
    client.destroy()
    upstream.destroy()
  }
  const server = createServer((client) => {
    const connection = { client, upstream: connect(Number(port), hostname) }
    connections.push(connection)
    client.on('data', (bytes) => forward(bytes, connection))
    connection.upstream.on('data', (bytes) => client.write(bytes))
    for (const socket of [client, connection.upstream])
      socket.once('close', () => disconnect(connection)).on('error', () => disconnect(connection))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    connections.forEach(disconnect)
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port')
  return {
    url: Object.assign(new URL(to), { port: String(address.port) }).href,
    disconnect,
    /** Forwards nothing and closes nothing from now on, as when a machine loses power. */
    stopForwarding: () =>
      connections.forEach(({ client, upstream }) => [client, upstream].forEach((socket) => socket.pause())),
  }
}
