import { expect, test } from 'vitest'
import { createTranslators } from './translate.ts'
import { markEnglish, withEnglish } from './with-english.ts'

const english = { save: 'Save', left_one: 'One', left_other: '{{count}}', deep: { title: 'Title', text: 'Text' } }

test('fills texts that a language lacks with English, at any depth', () => {
  expect(withEnglish(english, { save: 'Sichern', deep: { text: 'Text auf Deutsch' } })).toEqual({
    ...english,
    save: 'Sichern',
    deep: { title: 'Title', text: 'Text auf Deutsch' },
  })
  expect(withEnglish(english, undefined)).toEqual(english)
})

test('does not add English plural forms to a text with its own', () => {
  expect(withEnglish(english, { left_other: '{{count}} 个' })).not.toHaveProperty('left_one')
})

test('can mark English texts', () => {
  expect(withEnglish(english, { save: 'Sichern' }, markEnglish)).toMatchObject({
    save: 'Sichern',
    left_other: '[en] {{count}}',
    deep: { title: '[en] Title' },
  })
})

test('the server writes missing texts in English, with English plural forms', () => {
  const { ar, fr } = createTranslators({ en: english, fr: { save: 'Enregistrer' } })
  expect([fr('save'), fr('deep.title'), ar('save')]).toEqual(['Enregistrer', 'Title', 'Save'])
  // Arabic has a plural form for few, which English lacks.
  expect(ar('left', { count: 3 })).toBe('3')
})
