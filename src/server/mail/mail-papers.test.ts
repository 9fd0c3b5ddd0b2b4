import { expect, onTestFinished, test, vi } from 'vitest'
import type { PrintedPaper } from '#platform/contracts/printed-paper.ts'
import { Failure } from '#platform/errors/failure.ts'
import { trustedHtml } from '#platform/server/html/rich-text.ts'
import { busy } from '#platform/server/observability/server-failure.ts'
import type { FileStore } from '#platform/server/files/files.ts'
import type { Services } from '#platform/server/services.ts'
import { emptyDatabase } from '#testing/databases/empty-database.ts'
import { readPdf } from '#testing/inputs/read-pdf.ts'
import { startMailServer } from '#testing/servers/external/mail-server.ts'
import { testServices } from '#testing/servers/test-services.ts'
import { prepareDatabase } from '#platform/server/server-module.ts'
import { platformMigrations } from '#server/node-modules.ts'
import { smtpPost } from './smtp.ts'

// Removed meanwhile.
const logo = { id: 'no-such-file', name: 'logo.png', type: 'image/png', size: 1 }

const paper: PrintedPaper = {
  fileName: 'INV-1 Zoë.pdf',
  title: 'Invoice INV-1',
  author: 'Larkmoor',
  language: 'en',
  direction: 'ltr',
  createdAt: '2026-03-02T10:20:30.000Z',
  size: 'A4',
  color: '#3d62d6',
  logo,
  heading: 'Invoice',
  number: 'INV-1',
  stamp: '',
  from: { name: 'Larkmoor', lines: [] },
  to: { label: 'Billed to', name: 'Zoë Grünwald', lines: [] },
  facts: [],
  table: null,
  totals: [{ label: 'Total', value: '£12.00', weight: 'grand' }],
  note: null,
}

const storedLogo = {
  ...logo,
  ownerId: 'u1',
  content: null,
  uses: 1,
  createdAt: '2026-03-02T10:20:30.000Z',
  unusedSince: null,
}

/** Sends an email with the paper to a real mail server. */
async function send(own: Partial<Services> = {}, store?: FileStore) {
  const { url, received, end } = await startMailServer()
  onTestFinished(end)
  const database = await emptyDatabase()
  await prepareDatabase(database, platformMigrations(), [], { now: new Date(), sample: true })
  if (store) await database.db.insertInto('files').values(storedLogo).execute()
  const from = 'Larkmoor <hello@larkmoor.example>'
  const post = smtpPost({ url, from, database, files: store, papers: testServices(own) })
  const to = [{ name: 'Zoë Grünwald', email: 'zoe@clients.example' }]
  await post({ to, subject: 'Your invoice', html: trustedHtml('<p>Hello</p>'), papers: [paper] }, 1, 'Larkmoor')
  return received.map(({ text }) => text)
}

test('papers are attached as PDF files', async () => {
  const [text = ''] = await send()
  expect(text).toContain('INV-1')
  const [, base64 = ''] = /application\/pdf[^]*?\r\n\r\n([^-]+)/.exec(text) ?? []
  const { pages } = await readPdf(Buffer.from(base64, 'base64'))
  expect(pages[0]).toContain('Zoë Grünwald')
})

test('a paper that cannot be written does not keep its email', async () => {
  const error = vi.fn<(fields: object, message: string) => void>()
  const pdf = () => Promise.reject(new Error('No font'))
  const [text] = await send({ pdf, log: { info() {}, error } })
  expect(text).not.toContain('application/pdf')
  expect(error.mock.calls.map(([, message]) => message)).toEqual(['a PDF could not be attached to an email'])
})

test('a paper that is too long for its limits does not keep its email', async () => {
  const pdf = () => Promise.reject(new Failure(422, 'This document is too long'))
  const [text] = await send({ pdf, log: { info() {}, error() {} } })
  expect(text).not.toContain('application/pdf')
})

test.each([
  ['the store of its logo does not respond', new Failure(502, 'The file store did not respond', { retryAfter: 10 })],
  ['the disk is full', Object.assign(new Error('No space'), { code: 'ENOSPC' })],
])('an email waits while %s', async (_, fault) => {
  await expect(send({ pdf: () => Promise.reject(fault) })).rejects.toMatchObject({ message: fault.message })
})

test('an email waits while the logo of its paper cannot be read', async () => {
  const read = () => Promise.reject(Object.assign(new Error('The disk does not respond'), { code: 'EIO' }))
  const store = { read, write: async () => {}, remove: async () => {}, async *list() {} }
  await expect(send({}, store)).rejects.toMatchObject({ message: 'The disk does not respond' })
})

test('an email waits while other papers are written', async () => {
  await expect(send({ pdf: () => Promise.reject(busy()) })).rejects.toMatchObject({ errorCode: 'busy' })
})
