import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addTexts } from '#platform/i18n/texts.ts'
import { useShortcuts } from '#platform/web/use-shortcuts.ts'
import texts from '#app/locales/en.json' with { type: 'json' }
import { ShortcutsPlace } from './shortcuts-place.tsx'

beforeEach(() => void addTexts('shell', 'en', texts))
afterEach(cleanup)

function Screen() {
  useShortcuts(undefined, [{ keys: '/', label: 'Search letters', run: () => {} }])
  useShortcuts('Letters', [
    { keys: 'g i', label: 'Go to the inbox', run: () => {} },
    { keys: 'Mod+Enter', label: 'Send' },
  ])
  return null
}

const rows = (section: HTMLElement | null | undefined) =>
  [...(section?.querySelectorAll('dl > div') ?? [])].map((row) => [
    row.querySelector('dt')?.textContent,
    ...[...row.querySelectorAll('kbd')].map(({ textContent }) => textContent),
  ])

test('the sheet lists what the screen hears under its name, and last what holds everywhere', async () => {
  render(
    <>
      <ShortcutsPlace />
      <Screen />
    </>,
  )
  fireEvent.keyDown(document.body, { key: '?', shiftKey: true })
  const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  const sections = within(sheet).getAllByRole('heading', { level: 3 })
  expect(sections.map(({ textContent }) => textContent)).toEqual(['Letters', 'Everywhere'])
  expect(rows(sections[0]?.parentElement)).toEqual([
    ['Search letters', '/'],
    ['Go to the inbox', 'G', 'I'],
    ['Send', 'Ctrl', 'Enter'],
  ])
  fireEvent.click(within(sheet).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})
