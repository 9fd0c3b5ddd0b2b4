import { expect, test } from 'vitest'
import { Failure } from '#platform/errors/failure.ts'
import { PictureFault } from '#platform/web/pictures/open-picture.ts'
import { createUploads, getFileName } from './uploads.ts'

const quota = { name: 'storage', scope: 'person', limit: 10, left: 0 } as const
const full = new Failure(413, 'No room', { quota })
const file = (name: string) => new File(['x'], name, { type: 'image/png' })

test('derives a picture’s name from its file name', () => {
  expect(getFileName('IMG_0042.final.jpeg', 'x')).toBe('IMG 0042.final')
  expect(getFileName('a\u0007b.png', 'x')).toBe('a b')
  expect(getFileName('.png', 'Picture')).toBe('Picture')
  expect(getFileName(`${'x'.repeat(300)}.png`, '')).toHaveLength(120)
})

test('uploads pictures in order, and keeps failed ones for a retry', async () => {
  const created: string[] = []
  let isDown = true
  const uploads = createUploads({
    create: async (name, id) => created.push(`${name} ${id}`),
    shrink: async (picture) => {
      if (['broken.png', 'script.exe'].includes(picture.name)) throw new PictureFault('unreadable')
      return picture
    },
    send: async ({ name, type }) => {
      if (name === 'second.png' && isDown) throw full
      return { id: `id-${name}`, name, type, size: 1 }
    },
  })
  uploads.add(['first.png', 'broken.png', 'second.png', 'third.png', 'script.exe'].map(file), 'Picture')
  await expect.poll(() => uploads.get().map(({ error }) => error)).toEqual(['unreadable', 'noRoom', 'unreadable'])
  expect(created).toEqual(['first id-first.png', 'third id-third.png'])
  isDown = false
  uploads.retry(uploads.get()[1]?.key ?? '')
  await expect.poll(() => created).toHaveLength(3)
  for (const { key } of uploads.get()) uploads.drop(key)
  expect(uploads.get()).toEqual([])
})
