import { expect, test } from 'vitest'
import { shrinkPicture } from './shrink-picture.ts'

test('a file that is refused by its name is no picture, whatever its type says', async () => {
  const file = new File(['x'], 'script.exe', { type: 'image/png' })
  await expect(shrinkPicture(file)).rejects.toMatchObject({ name: 'PictureFault', reason: 'refused' })
})
