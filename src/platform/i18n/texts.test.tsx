import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { settings } from '#platform/web/settings/settings.ts'
import { addTexts, loadedTexts, loadParts, loadTexts, registerTexts } from './texts.ts'
import { useTexts } from './use-texts.ts'

declare module './use-texts.ts' {
  interface Texts {
    pears: { title: string; left_one: string; left_other: string; deep: { est: string } }
    figs: Texts['pears']
  }
}

afterEach(async () => {
  cleanup()
  await settings.setLanguage('en')
})

const english = {
  title: 'Pears of {{name}}',
  left_one: 'One pear',
  left_other: '{{count}} pears',
  deep: { est: 'Deepest' },
}
const arabic = {
  title: 'كمثرى {{name}}',
  left_zero: 'لا كمثرى',
  left_one: 'كمثرى واحدة',
  left_two: 'كمثرتان',
  left_few: '{{count}} كمثرات',
  left_many: '{{count}} كمثرى',
  left_other: '{{count}} من الكمثرى',
  deep: { est: 'الأعمق' },
}

test('formats numbers, and uses the plural forms of each language', () => {
  const en = addTexts('pears', 'en', english)
  const ar = addTexts('pears', 'ar', arabic)
  expect([1, 1234].map((count) => en('left', { count }))).toEqual(['One pear', '1,234 pears'])
  expect([0, 1, 2, 3, 11, 100].map((count) => ar('left', { count }))).toEqual([
    'لا كمثرى',
    'كمثرى واحدة',
    'كمثرتان',
    '3 كمثرات',
    '11 كمثرى',
    '100 من الكمثرى',
  ])
})

test('uses the zero form of a text in any language, if there is one', () => {
  const t = addTexts('pears', 'en', { ...english, left_zero: 'Not a pear' })
  expect([0, 1, 2].map((count) => t('left', { count }))).toEqual(['Not a pear', 'One pear', '2 pears'])
})

test('marks quotations inside of quotations by the inner marks of the language', () => {
  const en = addTexts('pears', 'en', { ...english, title: '“{{name}}” deleted' })
  const ar = addTexts('pears', 'ar', { ...arabic, title: 'حُذف «{{name}}»' })
  expect(en('title', { name: 'Which “pear” fits?' })).toBe('“Which ‘pear’ fits?” deleted')
  expect(ar('title', { name: 'أي « كمثرى »' })).toBe('حُذف «أي “كمثرى”»')
})

test('inserts values unchanged: neither escaped nor interpreted', () => {
  const t = addTexts('pears', 'en', english)
  for (const name of ['<b>Zoë & Co.</b>', '{{count}}', '$t(pears:left_one)', '%7B$&', '$1']) {
    expect(t('title', { name, count: 3 })).toBe(`Pears of ${name}`)
  }
})

test('throws for a missing text or a missing value', () => {
  const t = addTexts('pears', 'en', english)
  expect(() => t('missing')).toThrow("pears: missing text 'missing'")
  expect(() => t('title')).toThrow("missing value 'name'")
})

test('loads a namespace once, and again after a failure', async () => {
  let tries = 0
  const load = async () => {
    tries += 1
    if (tries === 1) throw new Error('offline')
    return { default: { title: 'Plums' } }
  }
  registerTexts({ '../modules/plums/locales/en.json': load, '../modules/plums/locales/ar.json': async () => ({}) })
  await expect(loadTexts('plums', 'en')).rejects.toThrow('offline')
  const t = await loadTexts('plums', 'en')
  expect(await loadTexts('plums', 'en')).toBe(t)
  expect([tries, t('title')]).toEqual([2, 'Plums'])
})

test('a screen waits for texts that were not loaded with it, and never for others', async () => {
  const complaints = vi.spyOn(console, 'error')
  const load = async () => ({ default: english })
  registerTexts({ './figs/locales/en.json': load, './figs/locales/ar.json': load })
  const Label = () => useTexts('figs')('deep.est')
  const renderLabel = () =>
    render(
      <Suspense fallback="waiting">
        <Label />
      </Suspense>,
    )
  await act(async () => renderLabel())
  expect(document.body.textContent).toBe('Deepest')
  cleanup()
  renderLabel()
  expect(document.body.textContent).toBe('Deepest')
  expect(complaints).not.toHaveBeenCalled()
})

test('a screen keeps its texts until all of the new language are loaded, then changes them at once', async () => {
  let arrive = () => {}
  const wait = new Promise<void>((resolve) => (arrive = resolve))
  const load = async () => {
    await wait
    return { default: arabic }
  }
  registerTexts({ './pears/locales/en.json': async () => ({ default: english }), './pears/locales/ar.json': load })
  addTexts('pears', 'en', english)
  const Label = () => useTexts('pears')('deep.est')
  render(
    <Suspense fallback="waiting">
      <Label />
    </Suspense>,
  )
  const done = settings.setLanguage('ar')
  expect([document.body.textContent, document.documentElement.lang]).toEqual(['Deepest', 'en'])
  await act(async () => {
    arrive()
    await done
  })
  expect([document.body.textContent, document.documentElement.lang]).toEqual(['الأعمق', 'ar'])
  expect(screen.queryByText('waiting')).toBeNull()
  expect(loadedTexts('platform', 'ar')).toBeUndefined()
})

test('loads only a part of a namespace in the next language if a part was enough before', async () => {
  const load = vi.fn<() => Promise<object>>(async () => ({ default: { title: 'Whole' } }))
  registerTexts({ './quinces/locales/en.json': load, './quinces/locales/ar.json': load })
  await loadParts(async (language) => ({ quinces: { title: `A part in ${language}` } }))
  await settings.setLanguage('ar')
  expect([loadedTexts('quinces', 'ar')?.('title'), load.mock.calls.length]).toEqual(['A part in ar', 0])
  expect((await loadTexts('quinces', 'ar'))('title')).toBe('Whole')
})

test('shows a namespace without a file of the language in English', async () => {
  registerTexts({ './medlars/locales/en.json': async () => ({ default: { title: 'Medlars' } }) })
  expect((await loadTexts('medlars', 'ar'))('title')).toBe('Medlars')
  await expect(loadTexts('unknown', 'ar')).rejects.toThrow('texts unknown/ar')
})
