import { expect, test } from 'vitest'
import { listed, strayMessage } from '#scripts/lib/texts/messages.mjs'

test('a long list of keys continues on further lines', () => {
  expect(listed('de.json lacks', ['one', 'two'])).toBe('de.json lacks one, two')
  const keys = Array.from({ length: 60 }, (_, index) => `fields.key${index}`)
  const text = listed('de.json lacks', keys)
  const lines = text.split('\n')
  expect(lines[0]).toBe('de.json lacks 60:')
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(100)
  expect(
    lines
      .slice(1)
      .join(' ')
      .split(',')
      .map((key) => key.trim()),
  ).toEqual(keys)
})

test('a misspelled file of texts is reported with a similar name', () => {
  const stray = { codes: ['en', 'de'], names: ['contacts', 'shell', 'auth.server'] }
  const about = (code: string, name: string) =>
    strayMessage({ file: `src/languages/${code}/${name}.json`, code, name, ...stray })
  expect(about('de', 'contcats')).toBe(
    'src/languages/de/contcats.json: no module has texts called “contcats”, so nothing reads it. Did you mean contacts.json?',
  )
  expect(about('de', 'harbour')).toContain('Delete it if its module was removed.')
  expect(about('ed', 'contacts')).toContain('src/languages.config.ts has no language “ed”')
})
