import { expect, onTestFinished, test } from 'vitest'
import { isolate, type PrintedPaper } from '#platform/contracts/printed-paper.ts'
import { readPdf } from '#testing/inputs/read-pdf.ts'
import { createWholePng } from '#testing/inputs/whole-png.ts'
import { ThreadLimit } from '#server/threads/thread-pool.ts'
import { families, getRangesFile, listFontFiles } from './font-families.ts'
import { readPackaged } from './packaged-files.ts'
import { pdfWorkers } from './pdf-workers.ts'
import { writePdf } from './write-pdf.ts'

const paper: PrintedPaper = {
  fileName: 'INV-1.pdf',
  title: 'Invoice INV-1',
  author: 'Larkmoor',
  language: 'en',
  direction: 'ltr',
  createdAt: '2026-03-02T10:20:30.000Z',
  size: 'A4',
  color: '#3d62d6',
  logo: null,
  heading: 'Invoice',
  number: isolate('INV-1'),
  stamp: '',
  from: { name: isolate('Larkmoor'), lines: ['1 Quay Street'] },
  to: { label: 'Billed to', name: isolate('Wilma Aldous'), lines: [] },
  facts: [{ label: 'Balance due', value: '£12.00', isMain: true }],
  table: { heads: ['Item', 'Price', 'Total'], rows: [[isolate('Courge'), '£12.00', '£12.00']] },
  totals: [{ label: 'Total', value: '£12.00', weight: 'grand' }],
  note: null,
}

const read = async (own: Partial<PrintedPaper>, logo?: Uint8Array<ArrayBuffer>) =>
  readPdf(await writePdf({ paper: { ...paper, ...own }, logo }))

const createRows = (count: number, name = 'Line') =>
  Array.from({ length: count }, (_, index) => [isolate(`${name} ${index + 1}.`), '£1.00', '£1.00'])

test('another reader finds all texts and the metadata', async () => {
  const { pages, info, size } = await read({ note: { label: 'Note', text: isolate('IBAN\nThank you') } })
  expect(pages).toHaveLength(1)
  for (const text of [
    'Invoice',
    'INV-1',
    'Larkmoor',
    '1 Quay Street',
    'Wilma Aldous',
    'Courge',
    '£12.00',
    'IBAN Thank you',
  ])
    expect(pages[0]).toContain(text)
  expect(pages[0]).toMatch(/INV-1 · 1 \/ 1$/)
  expect(info).toMatchObject({ Title: 'Invoice INV-1', Author: 'Larkmoor', Language: 'en' })
  expect(info).toMatchObject({ CreationDate: 'D:20260302102030Z' })
  expect(size.map(Math.round)).toEqual([595, 842])
  expect((await read({ size: 'Letter' })).size).toEqual([612, 792])
})

test('many lines continue on further pages, each with heads and number', async () => {
  const { pages } = await read({ table: { heads: ['Item', 'Price', 'Total'], rows: createRows(120) } })
  expect(pages).toHaveLength(6)
  for (const [index, page] of pages.entries()) {
    expect(page).toMatch(new RegExp(`INV-1 · ${index + 1} / 6$`))
  }
  const withLines = pages.filter((page) => page.includes('Line'))
  expect(withLines.filter((page) => !page.includes('Item Price Total'))).toEqual([])
  const lines = pages.join(' ').match(/Line \d+\./g)
  expect(lines).toEqual(Array.from({ length: 120 }, (_, index) => `Line ${index + 1}.`))
})

test('long texts wrap, also those without spaces, and long notes continue', async () => {
  const word = 'x'.repeat(200)
  const text = Array.from({ length: 120 }, (_, index) => `Remark ${index + 1}.`).join('\n')
  const table = { heads: ['Item', 'Price', 'Total'], rows: [[isolate(word), '£1.00', '£1.00']] }
  const { pages } = await read({ table, note: { label: 'Note', text: isolate(text) } })
  const all = pages.join(' ')
  expect(all.match(/x+/g)?.join('')).toBe(word)
  expect(all.match(/x+/g)?.length).toBeGreaterThan(2)
  expect(all.match(/Remark \d+\./g)).toHaveLength(120)
  expect(pages.length).toBeGreaterThan(2)
})

test('Arabic is shaped and can be searched; numbers in it are read from left to right', async () => {
  const { pages, info } = await read({
    language: 'ar',
    direction: 'rtl',
    heading: 'فاتورة',
    to: { label: 'إلى', name: isolate('شركة محمد للتجارة'), lines: [isolate('شارع الملك فهد 12')] },
    totals: [{ label: 'ضريبة (10%)', value: '1,234.50 ر.س.', weight: 'grand' }],
  })
  for (const text of ['فاتورة', 'شركة محمد للتجارة', 'شارع الملك فهد', '1,234.50', '10', 'INV-1', 'Courge'])
    expect(pages[0]).toContain(text)
  expect(info).toMatchObject({ Language: 'ar' })
})

test('Chinese, Greek, Cyrillic and Devanagari have letters; others have a box', async () => {
  const names = '北京晨光贸易有限公司 Ελλάδα Москва मुंबई Łódź'
  const { pages } = await read({ to: { label: 'To', name: isolate(names), lines: [isolate('서울')] } })
  const found = (pages[0] ?? '').replaceAll(' ', '')
  for (const name of ['北京晨光贸易有限公司', 'Ελλάδα', 'Москва', 'Łódź', '□□']) expect(found).toContain(name)
  expect(found).not.toContain('서')
})

test('the same paper is the same file', async () => {
  const write = () => writePdf({ paper })
  expect(Buffer.compare(await write(), await write())).toBe(0)
})

test('a PNG is the logo; other pictures are left out', async () => {
  const count = async (logo: Uint8Array<ArrayBuffer>) =>
    Buffer.from(await writePdf({ paper, logo }))
      .toString('latin1')
      .split('/Subtype /Image').length - 1
  expect(await count(createWholePng())).toBeGreaterThan(0)
  expect(await count(new Uint8Array(Buffer.from('RIFF\0\0\0\0WEBPVP8 ')))).toBe(0)
  expect(await count(createWholePng({ rows: new Uint8Array(5_000_000) }))).toBe(0)
})

test('threads write the same file, and leave out a logo that cannot be decoded', async () => {
  const stopping = new AbortController()
  onTestFinished(() => stopping.abort())
  const errors: string[] = []
  const log = { info() {}, error: (_: object, message: string) => void errors.push(message) }
  const pdf = pdfWorkers({ log, stopping: stopping.signal })
  const expected = await writePdf({ paper })
  expect(Buffer.compare(await pdf(paper, undefined), expected)).toBe(0)
  expect(errors).toEqual([])
  const broken = new Uint8Array([...createWholePng().subarray(0, 33), ...Buffer.from('rubbish')])
  expect(Buffer.compare(await pdf(paper, broken), expected)).toBe(0)
  expect(errors).toEqual([])
})

test('a paper that exceeds the limits of its thread is refused for good', async () => {
  const stopping = new AbortController()
  onTestFinished(() => stopping.abort())
  const pdf = pdfWorkers({ log: { info() {}, error() {} }, stopping: stopping.signal, milliseconds: 1 })
  await expect(pdf(paper, createWholePng())).rejects.toMatchObject({ status: 422, errorCode: undefined })
})

test('a paper that exceeds the limits also without its logo is refused for good', async () => {
  const attempts: boolean[] = []
  const pdf = pdfWorkers({
    log: { info() {}, error() {} },
    stopping: new AbortController().signal,
    run({ logo }) {
      attempts.push(logo !== undefined)
      return Promise.reject(
        logo ? new Error('The picture cannot be decoded') : new ThreadLimit('milliseconds', undefined),
      )
    },
  })
  await expect(pdf(paper, createWholePng())).rejects.toMatchObject({ status: 422 })
  expect(attempts).toEqual([true, false])
})

test('one owner keeps two papers waiting, and not those of others', async () => {
  const stopping = new AbortController()
  onTestFinished(() => stopping.abort())
  const pdf = pdfWorkers({ log: { info() {}, error() {} }, stopping: stopping.signal })
  const writing = ['u1', 'u1', 'u1', 'u1', 'u2', undefined].map((owner) => pdf(paper, undefined, owner))
  const settled = await Promise.allSettled(writing)
  expect(settled.map((one) => (one.status === 'fulfilled' ? 'written' : one.reason.status))).toEqual([
    'written',
    'written',
    'written',
    429,
    'written',
    'written',
  ])
  expect((await pdf(paper, undefined, 'u1')).length).toBeGreaterThan(0)
})

test('the packages have the fonts', async () => {
  for (const family of families) {
    const ranges: unknown = JSON.parse(Buffer.from(await readPackaged(getRangesFile(family))).toString())
    const files = listFontFiles(family, ranges)
    expect(files.length).toBeGreaterThan(0)
    for (const { file } of files) expect(Buffer.from(await readPackaged(file)).toString('latin1', 0, 4)).toBe('wOF2')
  }
})
