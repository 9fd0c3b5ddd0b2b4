import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { loadTexts } from '#platform/i18n/texts.ts'
import { toast, toasts } from './toast.ts'
import { Toasts } from './toasts.tsx'

beforeAll(async () => void (await loadTexts('platform')))
afterEach(() => {
  cleanup()
  toasts.set([])
  document.body.replaceChildren()
  vi.useRealTimers()
})

test('a further message is announced alone, and completely', async () => {
  render(<Toasts />)
  await act(async () => {
    toast({ text: 'Aroha deleted', undo: () => {} })
    toast({ text: 'Åsa deleted', undo: () => {} })
  })
  expect(screen.getByRole('status', { hidden: true }).getAttribute('aria-atomic')).toBe('false')
  const messages = screen.getAllByRole('listitem', { hidden: true })
  expect(messages.map((message) => message.getAttribute('aria-atomic'))).toEqual(['true', 'true'])
})

test('messages move into a dialog that opens, where they can be read but are not announced again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  render(<Toasts />)
  await act(async () => void toast({ text: 'Aroha deleted', undo: () => {} }))
  vi.advanceTimersByTime(1000)
  await act(async () => void toast({ text: 'Åsa deleted' }))
  const modal = document.createElement('div')
  modal.className = 'MuiModal-root'
  modal.innerHTML = '<div tabindex="-1"></div>'
  await act(async () => document.body.append(modal))
  await act(async () => void toast({ text: 'Saved' }))
  const messages = [...modal.querySelectorAll('[role="status"] li')]
  expect(
    messages.map((message) => [message.querySelector('span')?.textContent, message.getAttribute('aria-live')]),
  ).toEqual([
    ['Aroha deleted', 'off'],
    ['Åsa deleted', null],
    ['Saved', null],
  ])
  expect(document.querySelectorAll('[role="status"]')).toHaveLength(1)
})

test('undo is called once and removes its message, and its failure is left to the application', async () => {
  render(<Toasts />)
  const undo = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('refused')))
  await act(async () => void toast({ text: 'Aroha deleted', undo }))
  await act(async () => screen.getByRole('button', { name: 'Undo', hidden: true }).click())
  expect(undo).toHaveBeenCalledTimes(1)
  expect(toasts.get()).toEqual([])
})
