import { expect, test } from 'vitest'
import { languageCodes } from '#platform/i18n/languages.ts'
import { loadTexts } from '#platform/i18n/texts.ts'
import { lettersOf, menuEntriesOf } from '#app/layout/menu-entries.ts'
import { modules } from '#app/routing/modules.ts'
import '#app/routing/text-files.ts'
import { ofAllModules } from '#testing/project/of-all-modules.ts'
import { foundKey, moduleActions } from './module-actions.ts'

test('what a module offers leads to one of its own screens', () => {
  expect(moduleActions.length).toBeGreaterThanOrEqual(ofAllModules(1))
  const lost = moduleActions.filter(({ module, path }) =>
    module.routes.every((route) => route.path !== new URL(path, 'http://x').pathname),
  )
  expect(lost).toEqual([])
})

test.each(languageCodes)('it has a name and further words in %s', async (language) => {
  const t = await loadTexts('found', language)
  const keys = moduleActions.flatMap(({ module, label, keywords = label }) => [
    foundKey(module.id, label),
    foundKey(module.id, keywords),
  ])
  expect(keys.filter((key) => !t(key) || t(key) === key)).toEqual([])
})

test('no two entries of the menu want the same letter', () => {
  const wanted = menuEntriesOf(modules).flatMap(({ letter }) => letter ?? [])
  expect(wanted.length).toBe(lettersOf(modules).size)
  expect(wanted.filter((letter) => !/^[a-z]$/.test(letter))).toEqual([])
})
