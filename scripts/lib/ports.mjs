import { createServer } from 'node:net'

/** A port without a listener at this moment. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

/** Waits until an address responds; false after the time limit, or if `closed` settles first. */
export async function waitForResponse(url, { seconds = 30, closed = new Promise(() => {}) } = {}) {
  let hasExited = false
  closed.then(() => (hasExited = true))
  const end = Date.now() + seconds * 1000
  while (!hasExited && Date.now() < end) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return true
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return false
}
