import { createConnection, type Socket } from 'node:net'
import type { Services } from '#platform/server/services.ts'

// In milliseconds: scanning an archive of ten megabytes takes some seconds.
const timeout = 20_000
// Maximum length of the response, one line with the name of the virus, in characters.
const maxResponseLength = 4096
// Chunk size; each chunk has its length before it.
const chunkLength = 64 * 1024

const connect = ({ hostname, port, pathname }: URL) =>
  hostname ? createConnection({ host: hostname, port: Number(port || 3310) }) : createConnection({ path: pathname })

/** The bytes in clamd's format: chunks after their length, and a length of zero at the end. */
function* chunks(bytes: Uint8Array) {
  yield Buffer.from('zINSTREAM\0')
  for (let at = 0; at < bytes.length; at += chunkLength) {
    const chunk = bytes.subarray(at, at + chunkLength)
    const length = Buffer.alloc(4)
    length.writeUInt32BE(chunk.length)
    yield length
    yield chunk
  }
  yield Buffer.alloc(4)
}

/** The scanner's response for a file; the scanner closes the connection. */
function scan(socket: Socket, bytes: Uint8Array) {
  return new Promise<string>((resolve, reject) => {
    let response = ''
    socket.setTimeout(timeout, () => socket.destroy(new Error('The virus scanner did not respond')))
    socket.setEncoding('utf8')
    socket.on('data', (text: string) => {
      response += text
      if (response.length > maxResponseLength)
        socket.destroy(new Error('The response of the virus scanner is too long'))
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(response))
    socket.on('connect', () => {
      for (const chunk of chunks(bytes)) socket.write(chunk)
    })
  })
}

/**
 * Scans files with the ClamAV daemon: `clamd://host:port`, or `clamd:///run/clamav/clamd.ctl` for a socket. Throws
 * without a clear response.
 */
export function clamScanner(address: string): NonNullable<Services['scan']> {
  const url = new URL(address)
  return async (bytes) => {
    const response = (await scan(connect(url), bytes)).replace('\0', '')
    if (response === 'stream: OK') return undefined
    const virus = /^stream: (.+) FOUND$/.exec(response)?.[1]
    if (virus === undefined) throw new Error(`The virus scanner answered “${response}”`)
    return virus
  }
}
