import { expect, test } from 'vitest'
import { findMentioned } from './mentions.ts'

const people = ['Ann', 'Anna', 'Anna Berg', 'Zoë', ''].map((name, id) => ({ id, name }))
const listMentioned = (text: string) => findMentioned(text, people).map(({ name }) => name)

test('mentions the longest name only, and no name within a longer word', () => {
  expect(listMentioned('Thanks @Anna Berg, and @Zoë!')).toEqual(['Anna Berg', 'Zoë'])
  expect(listMentioned('@Anna: see below')).toEqual(['Anna'])
  expect(listMentioned('@Annabel and mail@Zoëlle.example')).toEqual([])
  expect(listMentioned('Anna Berg and @ Anna')).toEqual([])
})

test('mentions everybody of a name', () => {
  expect(findMentioned('@Ann', [{ name: 'Ann' }, { name: 'Ann' }])).toHaveLength(2)
})
