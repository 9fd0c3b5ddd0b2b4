import { once } from 'node:events'
import { connect } from 'node:net'
import { onTestFinished } from 'vitest'

/** A connection to a server on this machine that sends exactly the given text; `from` is its own address. */
export async function rawConnection(port: number, from = '127.0.0.1') {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from })
  const state = { received: '', isClosed: false }
  socket.setEncoding('latin1').on('data', (part) => (state.received += part))
  socket.on('error', () => {})
  socket.once('close', () => (state.isClosed = true))
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  return Object.assign(state, { socket, write: (text: string) => void socket.write(text, 'latin1') })
}

/** The text of a request; its headers have to declare the body. */
export const requestText = (line: string, headers: readonly string[] = [], body = '') =>
  [`${line} HTTP/1.1`, 'host: 127.0.0.1', ...headers, '', body].join('\r\n')
