import { expect, test } from 'vitest'
import { parseEmbed } from './embed.ts'

test.each([
  ['https://www.example.com/a/b?c=d#e', 'link', 'example.com'],
  ['HTTP://Example.COM', 'link', 'example.com'],
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'video', 'youtube.com'],
  ['https://m.youtube.com/shorts/aqz-KE-bpKQ', 'video', 'm.youtube.com'],
  ['https://youtu.be/aqz-KE-bpKQ?t=10', 'video', 'youtu.be'],
  ['https://vimeo.com/channels/wood/76979871', 'video', 'vimeo.com'],
  ['https://www.youtube.com/feed/trending', 'link', 'youtube.com'],
  ['https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ', 'link', 'youtube.com.evil.example'],
  // A host is shown in its ASCII form, not with letters that resemble another host's.
  ['https://аpple.com/', 'link', 'xn--pple-43d.com'],
])('%s is a %s at %s', (address, kind, host) => {
  expect(parseEmbed(address)).toMatchObject({ kind, host })
})

test.each([
  '',
  'example.com',
  'javascript:alert(1)',
  'mailto:a@b.example',
  '//x.example',
  'https://localhost/a',
  'https://youtube.com@evil.example/watch',
  'https://a.example and more',
  `https://a.example/${'a'.repeat(2000)}`,
])('refuses %s as a page', (address) => {
  expect(parseEmbed(address)).toBeUndefined()
})

test('names a page without a title by its address', () => {
  expect(parseEmbed('https://www.example.com/')?.name).toBe('example.com')
  expect(parseEmbed('https://user.example/a/oak%20oil?b=c#d')?.name).toBe('user.example/a/oak%20oil')
})
