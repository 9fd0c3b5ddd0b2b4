import { expect, test } from 'vitest'
import { parseVideoId } from './video-id.ts'

test('finds the id in every form of a YouTube URL', () => {
  const addresses = [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s',
    'youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ?si=abc',
    ' https://m.youtube.com/shorts/dQw4w9WgXcQ ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ]
  for (const address of addresses) expect(parseVideoId(address), address).toBe('dQw4w9WgXcQ')
})

test('returns undefined for other texts', () => {
  const invalidAddresses = [
    '',
    'hello',
    'https://example.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com/',
    'https://youtu.be/a b',
  ]
  for (const other of [...invalidAddresses, 'javascript:alert(1)']) expect(parseVideoId(other), other).toBeUndefined()
})
