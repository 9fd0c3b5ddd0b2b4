import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { inspectFile } from './file-kinds.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const zip = 'PK\x03\x04\x14\0\x06\0'
const compound = '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1\0'

test.each([
  ['plan.pdf', '%PDF-1.7\n'],
  ['scan.PDF', `${'\0'.repeat(900)}%PDF-1.4`],
  ['photo.jpg', '\xFF\xD8\xFF\xE1'],
  ['saved by a browser.jpg', 'RIFF\x24\0\0\0WEBPVP8 '],
  ['IMG_0042.HEIC', '\0\0\0\x24ftypheic'],
  ['IMG_0042.jpeg', '\0\0\0\x24ftypheic'],
  ['a.avif', '\0\0\0\x1Cftypmif1\0\0\0\0mif1avif'],
  ['a.gif', 'GIF89a'],
  ['a.tif', 'II*\0'],
  ['a.bmp', 'BM\x36'],
  ['letter.docx', zip],
  ['letter with a password.docx', compound],
  ['empty.zip', 'PK\x05\x06'],
  ['book.epub', zip],
  ['sheet.ods', zip],
  ['a.tar.gz', '\x1F\x8B\x08'],
  ['a.tgz', '\x1F\x8B\x08'],
  ['a.7z', "7z\xBC\xAF'\x1C"],
  ['a.rar', 'Rar!\x1A\x07\x01'],
  // Files named as tables are often HTML, and old letters often another kind of text.
  ['export.xls', '<html><table>'],
  ['letter.doc', '{\\rtf1'],
  ['letter.txt', 'MZ is where the letter begins, which is no program'],
  ['letter', 'anything'],
  ['a.unknown', '\0\x01\x02'],
])('accepts the content of %s', (name, text) => expect(inspectFile(name, bytes(text))).toBe('fits'))

test('accepts the application’s own pictures', () => {
  const icon = readFileSync('public/icons/icon-192.png')
  expect(inspectFile('icon-192.png', new Uint8Array(icon))).toBe('fits')
  expect(inspectFile('a.gz', gzipSync('text'))).toBe('fits')
})

test.each([
  ['plan.pdf', '<script>alert(1)</script>'],
  ['plan.pdf', zip],
  ['photo.png', '<svg onload="x()"/>'],
  ['photo.jpg', '%PDF-1.7'],
  ['photo.jpg', '\xFF\xD8'],
  ['letter.docx', '%PDF-1.7'],
  ['sheet.ods', compound],
  ['a.zip', 'Rar!\x1A\x07'],
  ['a.gz', zip],
])('refuses %s with other content (%j)', (name, text) => expect(inspectFile(name, bytes(text))).toBe('otherKind'))

test('recognises a program under any name', () => {
  const windows = `MZ${'\0'.repeat(58)}\x80\0\0\0${'\0'.repeat(64)}PE\0\0`
  for (const text of [windows, '\x7FELF\x02\x01', '\xCF\xFA\xED\xFE\x07'])
    for (const name of ['photo.jpg', 'letter.txt', 'setup', 'letter.doc'])
      expect(inspectFile(name, bytes(text))).toBe('program')
})
