import { expect, test } from 'vitest'
import { languageCodes } from '#platform/i18n/languages.ts'
import { loadTexts } from '#platform/i18n/texts.ts'
import { assignShortcutLetters, listMenuEntries } from '#app/layout/menu-entries.ts'
import { modules } from '#app/routing/modules.ts'
import '#app/routing/text-files.ts'
import { minimumInAtrium } from '#testing/project/created-project.ts'
import { foundKey, moduleActions } from './module-actions.ts'

test('links each action to a screen of its module', () => {
  expect(moduleActions.length).toBeGreaterThanOrEqual(minimumInAtrium(1))
  const lost = moduleActions.filter(({ module, path }) =>
    module.routes.every((route) => route.path !== new URL(path, 'http://x').pathname),
  )
  expect(lost).toEqual([])
})

test.each(languageCodes)('has a name and keywords for each action in %s', async (language) => {
  const t = await loadTexts('found', language)
  const keys = moduleActions.flatMap(({ module, label, keywords = label }) => [
    foundKey(module.id, label),
    foundKey(module.id, keywords),
  ])
  expect(keys.filter((key) => !t(key) || t(key) === key)).toEqual([])
})

test('assigns no letter to two entries of the menu', () => {
  const letters = listMenuEntries(modules).flatMap(({ letter }) => letter ?? [])
  expect(letters.length).toBe(assignShortcutLetters(modules).size)
  expect(letters.filter((letter) => !/^[a-z]$/.test(letter))).toEqual([])
})
