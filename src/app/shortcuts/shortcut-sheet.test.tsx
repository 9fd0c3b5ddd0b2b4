import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addTexts } from '#platform/i18n/texts.ts'
import { settings } from '#platform/web/settings/settings.ts'
import { useShortcuts } from '#platform/web/shortcuts/use-shortcuts.ts'
import shell from '#app/locales/en.json' with { type: 'json' }
import texts from './locales/en.json' with { type: 'json' }
import { ShortcutSheet } from './shortcut-sheet.tsx'

beforeEach(() => {
  addTexts('shell', 'en', shell)
  addTexts('shortcuts', 'en', texts)
})
afterEach(() => {
  cleanup()
  settings.setShortcuts(true)
})

const goInbox = vi.fn<() => void>()

function Screen() {
  useShortcuts('Everywhere', [
    { keys: 'Mod+k', label: 'Find anything', run: () => {} },
    { keys: '/', label: 'Find anything', run: () => {}, yields: true },
  ])
  useShortcuts(undefined, [{ keys: '/', label: 'Search letters', run: () => {} }])
  useShortcuts('Letters', [
    { keys: 'g i', label: 'Go to the inbox', run: goInbox },
    { keys: 'Mod+Enter', label: 'Send' },
  ])
  return <ShortcutSheet onClose={() => {}} />
}

const open = async () => {
  await act(async () => void render(<Screen />))
  return screen.findByRole('dialog', { name: 'Keyboard shortcuts', hidden: true })
}

const rows = (sheet: HTMLElement) =>
  [...sheet.querySelectorAll('section')].map((section) => [
    section.querySelector('h3')?.textContent,
    ...[...section.querySelectorAll('dl > div')].map((row) =>
      [row.querySelector('dt'), ...row.querySelectorAll('kbd')].map((part) => part?.textContent).join(' '),
    ),
  ])

test('lists the screen’s shortcuts first, and global ones last', async () => {
  expect(rows(await open())).toEqual([
    ['Letters', 'Search letters /', 'Go to the inbox G I', 'Send Ctrl ↵'],
    ['Everywhere', 'Find anything Ctrl K'],
  ])
})

test('filters by name, group or key', async () => {
  const sheet = await open()
  const search = within(sheet).getByRole('searchbox', { hidden: true })
  fireEvent.change(search, { target: { value: 'INBOX' } })
  expect(rows(sheet)).toEqual([['Letters', 'Go to the inbox G I']])
  fireEvent.change(search, { target: { value: 'ctrl' } })
  expect(rows(sheet)).toEqual([
    ['Letters', 'Send Ctrl ↵'],
    ['Everywhere', 'Find anything Ctrl K'],
  ])
  fireEvent.change(search, { target: { value: 'nothing of the kind' } })
  expect(within(sheet).getByText('No shortcuts match “nothing of the kind”')).toBeDefined()
})

test('turns off single-key shortcuts, and marks them in the list', async () => {
  const sheet = await open()
  fireEvent.click(within(sheet).getByRole('switch', { hidden: true, name: 'Single-key shortcuts' }))
  expect(rows(sheet)[0]).toEqual(['Letters', 'Search lettersoff /', 'Go to the inboxoff G I', 'Send Ctrl ↵'])
  // In a browser, an open dialog blocks the keys below it.
  sheet.removeAttribute('open')
  fireEvent.keyDown(document.body, { key: 'g' })
  fireEvent.keyDown(document.body, { key: 'i' })
  expect(goInbox).not.toHaveBeenCalled()
  settings.setShortcuts(true)
  fireEvent.keyDown(document.body, { key: 'g' })
  fireEvent.keyDown(document.body, { key: 'i' })
  expect(goInbox).toHaveBeenCalledOnce()
})
