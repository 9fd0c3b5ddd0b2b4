import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { Failure } from '#platform/errors/failure.ts'
import type { QuotaName } from '#platform/contracts/quota.ts'
import { PictureFault } from '#platform/web/pictures/open-picture.ts'
import { mayRetry, toUploadError } from './upload-error.ts'

const exceeded = (name: QuotaName, status: number) =>
  new Failure(status, 'Too much', { quota: { name, scope: 'person', limit: 10, left: 0 } })

test.each([
  ['a file above the bound of files', new Failure(413, 'Too large'), 'tooLarge', false],
  ['full storage, which is 413 as well', exceeded('storage', 413), 'noRoom', true],
  ['too many uploads that nothing names', exceeded('pendingFiles', 429), 'tooManyWait', true],
  ['too many changes in a minute', exceeded('writes', 429), 'tooOften', true],
  ['no connection', new Failure(0, 'Wrong Services'), 'offline', true],
  ['no picture', new PictureFault('unreadable'), 'unreadable', false],
  ['a picture that is too large to decode', new PictureFault('hugePicture'), 'hugePicture', false],
  ['anything else', new Error('unknown'), 'failed', true],
] as const)('reports %s', (_, error, reported, passes) => {
  expect(toUploadError(error)).toBe(reported)
  expect(mayRetry(reported)).toBe(passes)
})

test('all code that uploads files reports errors in this way', () => {
  const src = path.resolve(import.meta.dirname, '../../..')
  const code = globSync('{modules,platform/ui}/**/*.{ts,tsx}', { cwd: src }).filter((file) => !/\.test\./.test(file))
  const files = code.map((file) => ({
    folder: path.dirname(file),
    text: readFileSync(path.join(src, file), 'utf8'),
  }))
  const foldersWith = (pattern: RegExp) =>
    new Set(files.filter(({ text }) => pattern.test(text)).map(({ folder }) => folder))
  const uploading = foldersWith(/import \{[^}]*\buploadFile\b/)
  expect(uploading.size).toBeGreaterThan(0)
  const telling = foldersWith(/\btoUploadError\(/)
  expect([...uploading].filter((folder) => !telling.has(folder))).toEqual([])
})
