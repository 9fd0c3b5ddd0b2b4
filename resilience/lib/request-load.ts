import { connect, type Socket } from 'node:net'

interface TimedResponse {
  status: number
  milliseconds: number
}

interface Pressed {
  responses: TimedResponse[]
  /** Requests that were not sent, because all connections were busy. */
  unsent: number
  /** Connections that ended without a response. */
  broken: number
}

/** Whether a response is complete. */
function isWhole(text: string) {
  const end = text.indexOf('\r\n\r\n')
  if (end < 0) return false
  const length = /content-length: (\d+)/i.exec(text.slice(0, end))?.[1]
  if (length !== undefined) return Buffer.byteLength(text) - end - 4 >= Number(length)
  return /transfer-encoding: chunked/i.test(text.slice(0, end)) ? text.endsWith('0\r\n\r\n') : true
}

/**
 * Requests one path at a constant rate per second, whether or not the responses keep up, over as many connections as
 * necessary; if `rate` is Infinity, each connection sends its next request after each response.
 */
export async function pressure(
  address: string,
  path: string,
  { rate, connections, seconds }: { rate: number; connections: number; seconds: number },
): Promise<Pressed> {
  const { hostname, port, host } = new URL(address)
  const request = `GET ${path} HTTP/1.1\r\nhost: ${host}\r\n\r\n`
  const pressed: Pressed = { responses: [], unsent: 0, broken: 0 }
  const sockets = new Set<Socket>()
  const idle: (() => void)[] = []
  let isOver = false

  /** Opens a connection; calls `free` with the function that sends the next request. */
  function open() {
    const socket = connect(Number(port), hostname)
    sockets.add(socket)
    let text = ''
    let started = 0
    let isAsking = false
    const ask = () => {
      text = ''
      started = performance.now()
      isAsking = true
      socket.write(request)
    }
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
      if (!isAsking || !isWhole(text)) return
      isAsking = false
      pressed.responses.push({ status: Number(text.slice(9, 12)), milliseconds: performance.now() - started })
      if (isOver) socket.destroy()
      else if (rate === Infinity) ask()
      else idle.push(ask)
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      sockets.delete(socket)
      if (isAsking && !isOver) pressed.broken += 1
    })
    ask()
  }

  if (rate === Infinity) for (let opened = 0; opened < connections; opened++) open()
  const began = performance.now()
  let sent = 0
  while (performance.now() - began < seconds * 1000) {
    await new Promise((resolve) => setTimeout(resolve, 4))
    if (rate === Infinity) continue
    for (; sent < (rate * (performance.now() - began)) / 1000; sent++) {
      const ask = idle.pop()
      if (ask) ask()
      else if (sockets.size < connections) open()
      else pressed.unsent += 1
    }
  }
  isOver = true
  for (const socket of sockets) socket.destroy()
  return pressed
}
