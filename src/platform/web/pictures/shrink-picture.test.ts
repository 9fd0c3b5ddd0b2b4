import { expect, test } from 'vitest'
import { shrinkPicture } from './shrink-picture.ts'

test('rejects a file by its name, regardless of its type', async () => {
  const file = new File(['x'], 'script.exe', { type: 'image/png' })
  await expect(shrinkPicture(file)).rejects.toMatchObject({ name: 'PictureFault', reason: 'refused' })
})
