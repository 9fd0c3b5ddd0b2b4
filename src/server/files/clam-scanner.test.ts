import { randomBytes } from 'node:crypto'
import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { files } from '#platform/files/stored-file.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { emptyDatabase } from '#testing/databases/empty-database.ts'
import { testServices } from '#testing/servers/test-services.ts'
import { clamScanner } from './clam-scanner.ts'
import { createApp } from '#server/create-app.ts'
import { platformMigrations } from '#server/node-modules.ts'

/** Parses a stream as clamd does, once it is complete. */
function streamed(received: Buffer) {
  const command = 'zINSTREAM\0'
  if (received.subarray(0, command.length).toString() !== command) return undefined
  const pieces = []
  for (let at = command.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(pieces)
    pieces.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}

/** A fake ClamAV daemon that finds the given virus. */
async function daemon(judge: (bytes: Buffer) => string | undefined) {
  const scannedBytes: Buffer[] = []
  const server = createServer((socket) => {
    let received = Buffer.alloc(0)
    socket.on('data', (data: Buffer) => {
      received = Buffer.concat([received, data])
      const bytes = streamed(received)
      if (!bytes) return
      scannedBytes.push(bytes)
      const reply = judge(bytes)
      if (reply !== undefined) socket.end(`stream: ${reply}\0`)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => new Promise((resolve) => server.close(resolve))
  onTestFinished(async () => void (await close()))
  // oxlint-disable-next-line typescript/consistent-type-assertions -- it listens on a port
  const { port } = server.address() as AddressInfo
  return { address: `clamd://127.0.0.1:${port}`, seen: scannedBytes, close }
}

async function runtime(address: string) {
  const database = await emptyDatabase()
  await prepareDatabase(database, platformMigrations(), [], { now: new Date(), sample: true })
  const reported: object[] = []
  const log = {
    info: (fields: object) => void reported.push(fields),
    error: (fields: object) => void reported.push(fields),
  }
  const app = createApp(database, [], testServices({ log, scan: clamScanner(address) }))
  const upload = (body: BodyInit) =>
    app.request(`${files.base}?name=letter.txt`, { method: 'POST', body, headers: { 'content-type': 'text/plain' } })
  return { upload, reported, kept: () => database.db.selectFrom('files').select('name').execute() }
}

test('sends a whole file of any size to the scanner, and stores it if nothing is found', async () => {
  const { address, seen } = await daemon(() => 'OK')
  const { upload, kept } = await runtime(address)
  const bytes = randomBytes(300_000)
  expect((await upload(bytes)).status).toBe(201)
  expect(seen).toHaveLength(1)
  expect(seen[0]?.equals(bytes)).toBe(true)
  expect(await kept()).toHaveLength(1)
})

test('refuses and does not store an infected file, and logs the finding', async () => {
  const { address } = await daemon((bytes) => (bytes.includes('worm') ? 'Some.Worm-1 FOUND' : 'OK'))
  const { upload, reported, kept } = await runtime(address)
  const response = await upload('an apple with a worm')
  expect(response.status).toBe(415)
  expect(await response.json()).toMatchObject({ issues: [{ path: 'content', reason: 'infected' }] })
  expect(reported).toContainEqual({ found: 'Some.Worm-1', size: 20 })
  expect(await kept()).toEqual([])
  expect((await upload('an apple')).status).toBe(201)
})

test('does not store a file that the scanner could not check, and logs the reason', async () => {
  const full = await daemon(() => 'INSTREAM size limit exceeded. ERROR')
  const small = await runtime(full.address)
  const unscanned = await small.upload('a letter')
  expect(unscanned.status).toBe(503)
  expect(unscanned.headers.get('retry-after')).toBe('5')
  expect(await small.kept()).toEqual([])
  expect(small.reported).toContainEqual({
    err: new Error('The virus scanner answered “stream: INSTREAM size limit exceeded. ERROR”'),
  })

  const stoppedDaemon = await daemon(() => 'OK')
  await stoppedDaemon.close()
  const alone = await runtime(stoppedDaemon.address)
  expect((await alone.upload('a letter')).status).toBe(503)
  expect(await alone.kept()).toEqual([])
  expect(alone.reported).toContainEqual({ err: expect.objectContaining({ code: 'ECONNREFUSED' }) })
})
