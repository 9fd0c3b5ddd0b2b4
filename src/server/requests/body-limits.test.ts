import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod'
import { contract, post, readOnly, readWrite } from '#platform/contract.ts'
import { maxBodyBytes, maxFileBytes } from '#platform/request-limits.ts'
import { api } from '#platform/server/api.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { emptyDatabase } from '#testing/databases/empty-database.ts'
import { testServices } from '#testing/servers/test-services.ts'
import { createApp } from '#server/create-app.ts'
import { platformMigrations } from '#server/node-modules.ts'

const grants = { manager: readWrite, agent: readWrite, viewer: readOnly }

async function appWith(maxBytes: number) {
  const database = await emptyDatabase()
  onTestFinished(() => database.close())
  await prepareDatabase(database, platformMigrations(), [], { now: new Date(), sample: true })
  const scans = contract(
    'scans',
    '/api/data/scans',
    {
      add: post('/:id/pages', { upload: { maxBytes }, returns: z.int() }),
      rename: post('/:id/name', { body: z.object({ name: z.string() }), returns: z.int() }),
    },
    { grants },
  )
  const handlers = api(scans, () => ({
    add: ({ upload }) => upload.bytes.byteLength,
    rename: ({ body }) => body.name.length,
  }))
  const app = createApp(database, [handlers], testServices({}))
  return async (path: string, body: BodyInit, type: string) => {
    // A declared length, and one found while the body arrives, are refused alike.
    const whole = new Request(`http://atrium.test/api/data/scans/1/${path}`, { method: 'POST', body })
    whole.headers.set('content-type', type)
    const announced = new Request(whole.clone())
    announced.headers.set('content-length', String((await whole.clone().arrayBuffer()).byteLength))
    const responses = [await app.fetch(announced), await app.fetch(whole)]
    return Promise.all(responses.map(async (response) => ({ status: response.status, body: await response.json() })))
  }
}

const bytes = (length: number) => new Uint8Array(length)

test.for([20_000, 4_000_000, maxFileBytes])(
  'accepts files of up to %i bytes at an upload endpoint, as its contract says',
  async (maxBytes) => {
    const send = await appWith(maxBytes)
    for (const { status, body } of await send('pages', bytes(maxBytes), 'image/png'))
      expect([status, body]).toEqual([200, maxBytes])
    const size = maxBytes < 1_000_000 ? '20 kB' : `${maxBytes / 1_000_000} MB`
    for (const { status, body } of await send('pages', bytes(maxBytes + 1), 'image/png'))
      expect([status, body.message]).toEqual([413, `The body is larger than ${size}`])
  },
)

test('keeps the limit of JSON beside that of uploads', async () => {
  const send = await appWith(maxFileBytes)
  const text = (length: number) => JSON.stringify({ name: 'x'.repeat(length - '{"name":""}'.length) })
  for (const { status } of await send('name', text(maxBodyBytes), 'application/json')) expect(status).toBe(200)
  for (const { status, body } of await send('name', text(maxBodyBytes + 1), 'application/json'))
    expect([status, body.message]).toEqual([413, 'The body is larger than 1 MB'])
})

test('refuses a contract at the start whose uploads exceed the maximum file size', async () => {
  await expect(appWith(maxFileBytes + 1)).rejects.toThrow('scans.add: upload.maxBytes is more than maxFileBytes')
})
