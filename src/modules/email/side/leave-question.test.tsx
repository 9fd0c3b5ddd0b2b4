import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openScreen } from '../tests/mail-screen-test.tsx'
import { SettingsDialog } from './settings-dialog.tsx'
import { VacationDialog } from './vacation-dialog.tsx'

afterEach(cleanup)

const vacation = { active: false, since: null, until: null, subject: '', body: '' }
const settings = { signature: '', undoSeconds: 10 }

const pressEscape = () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })

test('Escape asks before it discards the subject of a vacation reply', async () => {
  const { wrapper } = openScreen(() => vacation)
  const onClose = vi.fn<() => void>()
  render(<VacationDialog onClose={onClose} />, { wrapper })
  fireEvent.change(await screen.findByRole('textbox', { name: 'Subject' }), { target: { value: 'Away' } })
  pressEscape()
  await screen.findByRole('alertdialog')
  expect(onClose).not.toHaveBeenCalled()
})

test('Escape closes settings that are unchanged, and asks before it discards others', async () => {
  const { wrapper } = openScreen(() => settings)
  const onClose = vi.fn<() => void>()
  render(<SettingsDialog onClose={onClose} />, { wrapper })
  const delay = await screen.findByRole('combobox')
  pressEscape()
  expect(onClose).toHaveBeenCalledTimes(1)
  fireEvent.mouseDown(delay)
  fireEvent.click(screen.getAllByRole('option')[0] ?? delay)
  pressEscape()
  await screen.findByRole('alertdialog')
  expect(onClose).toHaveBeenCalledTimes(1)
})
