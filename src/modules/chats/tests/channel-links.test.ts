import { expect, test } from 'vitest'
import { findChannelMentions, withChannelIds, withChannelNames } from '../channel-links.ts'
import { messageAsText } from '../format/parse-message.ts'

const channels = [
  { id: 1, name: 'General' },
  { id: 7, name: 'General notes' },
  { id: 9, name: 'a|b (c)' },
]

test('converts names to links, the longest first, and back', () => {
  const msg = withChannelIds(
    '#general notes, #General and #a|b (c): look. issue#General is none, nor #Generals',
    channels,
  )
  expect(msg).toBe('<#7|General notes>, <#1|General> and <#9|ab (c)>: look. issue#General is none, nor #Generals')
  expect(findChannelMentions(msg)).toEqual([
    { id: 7, name: 'General notes' },
    { id: 1, name: 'General' },
    { id: 9, name: 'ab (c)' },
  ])
  expect(withChannelNames(msg)).toContain('#General notes, #General and #ab (c)')
  expect(messageAsText('See <#1|General>', () => '')).toBe('See #General')
})

test('leaves text that names no channel unchanged', () => {
  expect(withChannelIds('#nothing', channels)).toBe('#nothing')
  expect(withChannelIds('#General', [])).toBe('#General')
  expect(withChannelNames('<#x|General> <#1|> <#1|a<b>')).toBe('<#x|General> <#1|> <#1|a<b>')
})
