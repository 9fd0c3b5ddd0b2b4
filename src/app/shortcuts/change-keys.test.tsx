import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addTexts, loadTexts } from '#platform/i18n/texts.ts'
import { toasts } from '#platform/ui/toasts/toast.ts'
import { settings } from '#platform/web/settings/settings.ts'
import { useShortcuts } from '#platform/web/shortcuts/use-shortcuts.ts'
import shell from '#app/locales/en.json' with { type: 'json' }
import texts from './locales/en.json' with { type: 'json' }
import { ShortcutSheet } from './shortcut-sheet.tsx'

beforeEach(async () => {
  await loadTexts('platform')
  addTexts('shell', 'en', shell)
  addTexts('shortcuts', 'en', texts)
})
afterEach(() => {
  cleanup()
  settings.setOwnKeys({})
  toasts.set([])
})

const next = vi.fn<() => void>()
const onClose = vi.fn<() => void>()

function Screen() {
  useShortcuts('Letters', [
    { keys: 'j', label: 'Next', run: next },
    { keys: 'g i', label: 'Inbox', run: () => {} },
    { keys: 'e', label: 'Archive', isOwn: true },
    { keys: 'Mod+b', label: 'Bold' },
    { keys: 'Escape', label: 'Leave', run: () => {} },
  ])
  return <ShortcutSheet onClose={onClose} />
}

async function change(label: string) {
  await act(async () => void render(<Screen />))
  const sheet = within(await screen.findByRole('dialog', { hidden: true }))
  fireEvent.click(sheet.getByRole('button', { name: 'Change keys', hidden: true }))
  fireEvent.click(sheet.getByRole('button', { name: new RegExp(`of “${label}”`), hidden: true }))
  const field = sheet.getByRole('textbox', { name: `New keys for “${label}”`, hidden: true })
  const press = (...keys: string[]) => keys.forEach((key) => fireEvent.keyDown(field, { key }))
  return { sheet, field, press }
}
const getToastTexts = () => toasts.get().map(({ text }) => text)
const hint = (field: HTMLElement) => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent

test('Enter gives a shortcut the pressed key, says so, and returns the focus', async () => {
  const { sheet, field, press } = await change('Next')
  expect(document.activeElement).toBe(field)
  press('v', 'Enter')
  expect(settings.get().ownKeys).toEqual({ ' j': 'v' })
  expect(getToastTexts()).toEqual(['Next: V'])
  expect(document.activeElement).toBe(sheet.getByRole('button', { name: 'Change keys of “Next”: V', hidden: true }))
  document.querySelector('dialog')?.removeAttribute('open')
  fireEvent.keyDown(document.body, { key: 'v' })
  expect(next).toHaveBeenCalledOnce()
})

test('two keys in sequence can be chosen', async () => {
  const { press } = await change('Archive')
  press('x', 'y', 'Enter')
  expect(settings.get().ownKeys).toEqual({ ' e': 'x y' })
})

test('a key after one that is already used replaces it', async () => {
  const { press } = await change('Next')
  press('e', 'v', 'Enter')
  expect(settings.get().ownKeys).toEqual({ ' j': 'v' })
})

test('keys of another shortcut and reserved keys are refused with a reason', async () => {
  const { field, press } = await change('Next')
  press('e', 'Enter')
  expect(hint(field)).toBe('E is already used for “Archive”.')
  press('ArrowDown')
  expect(hint(field)).toBe('These keys are reserved for the browser or for moving the focus.')
  press('g', 'Enter')
  expect(hint(field)).toBe('G is already used for “Inbox”.')
  expect(settings.get().ownKeys).toEqual({})
})

test('Escape cancels the change alone, and Tab leaves the field', async () => {
  const { sheet, field, press } = await change('Next')
  expect(fireEvent.keyDown(field, { key: 'Tab' })).toBe(true)
  press('v')
  expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(false)
  expect(onClose).not.toHaveBeenCalled()
  expect(sheet.queryByRole('textbox', { hidden: true })).toBeNull()
  expect(settings.get().ownKeys).toEqual({})
})

test('one shortcut and all return to their default keys', async () => {
  settings.setOwnKeys({ ' j': 'v', 'apps/pears s': 'w' })
  const { sheet } = await change('Next')
  fireEvent.click(sheet.getByRole('button', { name: 'Default: J', hidden: true }))
  expect(settings.get().ownKeys).toEqual({ 'apps/pears s': 'w' })
  fireEvent.click(sheet.getByRole('button', { name: 'Reset all keys', hidden: true }))
  expect(settings.get().ownKeys).toEqual({})
  act(() => void toasts.get().at(-1)?.undo?.())
  expect(settings.get().ownKeys).toEqual({ 'apps/pears s': 'w' })
})

test('keys of editors and Escape cannot be changed', async () => {
  const { sheet } = await change('Next')
  const names = sheet
    .getAllByRole('button', { name: /^Change keys of/, hidden: true })
    .map((element) => element.getAttribute('aria-label'))
  expect(names).toEqual(['Change keys of “Inbox”: G then I', 'Change keys of “Archive”: E'])
})
