import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Shortcut } from './shortcut-registry.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { collectUnknownKeys } from './waiting-keys.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  document.body.replaceChildren()
})

function Screen({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  useShortcuts('Screen', shortcuts)
  return (
    <>
      <input aria-label="field" />
      <input aria-label="tick" type="checkbox" />
    </>
  )
}

const press = (key: string, more: KeyboardEventInit = {}, target: Element = document.body) =>
  fireEvent.keyDown(target, { key, ...more })

function shortcut(keys: string) {
  const run = vi.fn<() => void>()
  return { keys, label: keys, run }
}

test('runs the shortcut of a key, regardless of case', () => {
  const [next, trash, restore] = [shortcut('j'), shortcut('#'), shortcut('Shift+U')]
  render(<Screen shortcuts={[next, trash, restore]} />)
  press('j')
  press('J')
  press('#', { shiftKey: true })
  press('U', { shiftKey: true })
  expect(next.run).toHaveBeenCalledTimes(2)
  expect(trash.run).toHaveBeenCalledOnce()
  expect(restore.run).toHaveBeenCalledOnce()
})

test('runs once while a key is held, except for steps', () => {
  const [next, trash] = [{ ...shortcut('j'), repeats: true }, shortcut('#')]
  render(<Screen shortcuts={[next, trash]} />)
  for (const key of ['j', '#']) {
    press(key)
    press(key, { repeat: true })
  }
  expect(next.run).toHaveBeenCalledTimes(2)
  expect(trash.run).toHaveBeenCalledOnce()
})

test('uses the physical key on keyboards with another script', () => {
  const next = shortcut('j')
  render(<Screen shortcuts={[next]} />)
  press('ت', { code: 'KeyJ' })
  expect(next.run).toHaveBeenCalledOnce()
})

test('ignores keys with a modifier that the shortcut does not have', () => {
  const find = shortcut('f')
  render(<Screen shortcuts={[find]} />)
  press('f', { ctrlKey: true })
  press('f', { altKey: true })
  press('f', { metaKey: true })
  press('F', { shiftKey: true })
  expect(find.run).not.toHaveBeenCalled()
})

test('ignores typing in a field, except for shortcuts with Ctrl', () => {
  const [next, save] = [shortcut('j'), shortcut('Mod+s')]
  render(<Screen shortcuts={[next, save]} />)
  press('j', {}, screen.getByLabelText('field'))
  press('s', { ctrlKey: true }, screen.getByLabelText('field'))
  expect(next.run).not.toHaveBeenCalled()
  expect(save.run).toHaveBeenCalledOnce()
  press('j', {}, screen.getByLabelText('tick'))
  expect(next.run).toHaveBeenCalledOnce()
})

test('runs nothing while a dialog is open', () => {
  const next = shortcut('j')
  render(<Screen shortcuts={[next]} />)
  const dialog = document.createElement('div')
  dialog.setAttribute('aria-modal', 'true')
  document.body.append(dialog)
  press('j')
  expect(next.run).not.toHaveBeenCalled()
})

test('runs a sequence of two keys within a second', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const [goInbox, important] = [shortcut('g i'), shortcut('i')]
  render(<Screen shortcuts={[goInbox, important]} />)
  press('g')
  press('i')
  expect(goInbox.run).toHaveBeenCalledOnce()
  expect(important.run).not.toHaveBeenCalled()
  press('i')
  expect(important.run).toHaveBeenCalledOnce()
  press('g')
  vi.advanceTimersByTime(1500)
  press('i')
  expect(important.run).toHaveBeenCalledTimes(2)
  expect(goInbox.run).toHaveBeenCalledOnce()
})

test('reports shortcuts with the same keys, or with one as prefix of another', async () => {
  const report = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', report)
  const faults = () => report.mock.calls.map(([error]) => String(error))
  const { rerender } = render(<Screen shortcuts={[shortcut('J'), shortcut('g i'), shortcut('Mod+k')]} />)
  await Promise.resolve()
  expect(faults()).toEqual([])
  rerender(
    <>
      <Screen shortcuts={[shortcut('J')]} />
      <Screen shortcuts={[shortcut('j')]} />
    </>,
  )
  await Promise.resolve()
  expect(faults()).toEqual([expect.stringContaining('More than one shortcut uses "j"')])
  rerender(<Screen shortcuts={[shortcut('g'), shortcut('g i')]} />)
  await Promise.resolve()
  expect(faults()).toHaveLength(2)
  vi.unstubAllGlobals()
})

test('prefers another shortcut to one that yields', () => {
  const [everywhere, own] = [{ ...shortcut('/'), yields: true as const }, shortcut('/')]
  const { rerender } = render(<Screen shortcuts={[everywhere]} />)
  press('/')
  expect(everywhere.run).toHaveBeenCalledOnce()
  rerender(<Screen shortcuts={[own, everywhere]} />)
  press('/')
  expect(own.run).toHaveBeenCalledOnce()
  expect(everywhere.run).toHaveBeenCalledOnce()
})

test('does not handle keys that are only listed or no longer registered', () => {
  const heard = vi.fn<(event: KeyboardEvent) => void>()
  document.addEventListener('keydown', heard)
  const { unmount } = render(<Screen shortcuts={[{ keys: 'e', label: 'Archive' }, shortcut('j')]} />)
  press('e')
  expect(heard.mock.lastCall?.[0].defaultPrevented).toBe(false)
  unmount()
  expect(press('j')).toBe(true)
  document.removeEventListener('keydown', heard)
})

test('repeats keys without a shortcut once the screen is hydrated', () => {
  const [find, create, searchAll] = [shortcut('f'), shortcut('c'), { ...shortcut('/'), yields: true }]
  const { rerender } = render(<Screen shortcuts={[find, searchAll]} />)
  const replayKeys = collectUnknownKeys()
  // Copying and scrolling do not wait.
  expect([press('c', { ctrlKey: true }), press(' ')]).toEqual([true, true])
  press('f')
  for (const key of ['/', 'c', 'f']) press(key)
  expect(find.run).toHaveBeenCalledOnce()
  const searchHere = shortcut('/')
  rerender(<Screen shortcuts={[find, create, searchAll, searchHere]} />)
  replayKeys()
  expect(searchHere.run).toHaveBeenCalledOnce()
  expect(searchAll.run).not.toHaveBeenCalled()
  expect(create.run).toHaveBeenCalledOnce()
  expect(find.run).toHaveBeenCalledTimes(2)
})
