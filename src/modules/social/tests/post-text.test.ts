import { expect, test } from 'vitest'
import { findNamed, parseParts } from '../post-text.ts'

test('recognises tags, handles and URLs in every script', () => {
  const content = 'New #WoodenToys by @inês.carvalho-2: https://larkmoor.example/a#b, see (#خشب) 和 #木头玩具！'
  expect(parseParts(content).filter(({ kind }) => kind !== 'text')).toEqual([
    { kind: 'tag', text: '#WoodenToys', value: 'WoodenToys' },
    { kind: 'mention', text: '@inês.carvalho-2', value: 'inês.carvalho-2' },
    { kind: 'link', text: 'https://larkmoor.example/a#b', value: 'https://larkmoor.example/a#b' },
    { kind: 'tag', text: '#خشب', value: 'خشب' },
    { kind: 'tag', text: '#木头玩具', value: '木头玩具' },
  ])
  expect(
    parseParts(content)
      .map(({ text }) => text)
      .join(''),
  ).toBe(content)
})

test('ignores numbers, email addresses and doubled signs', () => {
  expect(findNamed('We are #1, a@b.example, ##x, C#sharp and &#39;', 'tag')).toEqual([])
  expect(findNamed('write to a@b.example or @@x', 'mention')).toEqual([])
  expect(findNamed('@gwen. @gwen, @amina', 'mention')).toEqual(['gwen', 'amina'])
})
