import { beforeEach, expect, test, vi } from 'vitest'
import { Failure } from '#platform/errors/failure.ts'
import { toUploadError } from '#platform/ui/files/upload-error.ts'
import { PictureFault } from '#platform/web/pictures/open-picture.ts'
import type { uploadFile } from '#platform/web/api/upload.ts'
import { createPictures } from './pictures.ts'

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
})

const stored = (id: string) => ({ id, name: `${id}.webp`, type: 'image/webp', size: 1 })
const file = (name: string) => new File(['x'], name, { type: 'image/png' })
const same = async (one: File) => one
const states = (pictures: ReturnType<typeof createPictures>) => pictures.get().map(({ name, state }) => [name, state])

test('scales down and uploads added pictures, and appends them', async () => {
  const pictures = createPictures([stored('kept-file')], same, async ({ name }) => ({ ...stored('sent-file'), name }))
  expect(pictures.add([file('a.png')])).toBe(0)
  expect(states(pictures)).toEqual([
    ['kept-file.webp', 'stored'],
    ['a.png', 'sending'],
  ])
  await expect.poll(() => pictures.get()[1]?.stored?.id).toBe('sent-file')
})

test('accepts up to eight pictures', () => {
  const pictures = createPictures([stored('kept-file')], same, () => new Promise(() => {}))
  expect(pictures.add(Array.from({ length: 9 }, (_, index) => file(`${index}.png`)))).toBe(2)
  expect(pictures.get().length).toBe(8)
})

test('marks a file that is no picture as failed without an upload, and retries a failed upload', async () => {
  const send = vi
    .fn<typeof uploadFile>()
    .mockRejectedValueOnce(new Failure(0, 'offline'))
    .mockResolvedValue(stored('sent-file'))
  const shrink = (one: File) => (one.name.endsWith('.txt') ? Promise.reject(new PictureFault('unreadable')) : same(one))
  const pictures = createPictures([], shrink, send)
  pictures.add([file('a.txt'), file('b.png')])
  await expect
    .poll(() => states(pictures))
    .toEqual([
      ['a.txt', 'failed'],
      ['b.png', 'failed'],
    ])
  expect(pictures.get().map(({ error }) => toUploadError(error))).toEqual(['unreadable', 'offline'])
  for (const { key } of pictures.get()) pictures.retry(key)
  await expect
    .poll(() => states(pictures))
    .toEqual([
      ['a.txt', 'failed'],
      ['b.png', 'stored'],
    ])
  expect(send).toHaveBeenCalledTimes(2)
})

test('moves and removes a picture', () => {
  const pictures = createPictures(['picture-one', 'picture-two', 'picture-three'].map(stored), same)
  const ids = () => pictures.get().map(({ key }) => key)
  pictures.move('picture-one', 2)
  expect(ids()).toEqual(['picture-two', 'picture-three', 'picture-one'])
  pictures.move('picture-one', -1)
  expect(ids()).toEqual(['picture-one', 'picture-two', 'picture-three'])
  pictures.remove('picture-two')
  expect(ids()).toEqual(['picture-one', 'picture-three'])
})
