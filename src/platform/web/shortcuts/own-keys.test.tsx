import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { settings } from '#platform/web/settings/settings.ts'
import { commandKeys } from './own-keys.ts'
import { runShortcut, type Shortcut } from './shortcut-registry.ts'
import { useShortcuts } from './use-shortcuts.ts'

afterEach(() => {
  cleanup()
  settings.setOwnKeys({})
  history.replaceState(null, '', '/')
})

function Screen({ shortcuts, isGlobal = false }: { shortcuts: readonly Shortcut[]; isGlobal?: boolean }) {
  useShortcuts('Screen', shortcuts, { isGlobal })
  return null
}

const press = (...keys: string[]) => keys.forEach((key) => fireEvent.keyDown(document.body, { key }))
const shortcut = (keys: string) => ({ keys, label: keys, run: vi.fn<() => void>() })

test('a shortcut has the keys that the user chose for it on screens with this path, instead of its default keys', () => {
  history.replaceState(null, '', '/apps/pears/list')
  const [next, goHome, find] = [shortcut('J'), shortcut('g h'), shortcut('Mod+k')]
  render(<Screen shortcuts={[next, goHome]} />)
  render(<Screen shortcuts={[find]} isGlobal />)
  settings.setOwnKeys({ 'apps/pears j': 'g n', 'apps/pears g h': 'h', '* Mod+k': 'f' })
  press('j', 'g', 'h')
  expect(next.run).not.toHaveBeenCalled()
  expect(goHome.run).toHaveBeenCalledOnce()
  press('g', 'n')
  expect(next.run).toHaveBeenCalledOnce()
  press('f')
  expect(find.run).toHaveBeenCalledOnce()

  history.replaceState(null, '', '/apps/apples')
  press('j', 'f')
  expect(next.run).toHaveBeenCalledTimes(2)
  expect(find.run).toHaveBeenCalledTimes(2)
})

test('buttons run a shortcut by its default keys', () => {
  history.replaceState(null, '', '/apps/pears')
  const create = shortcut('c')
  render(<Screen shortcuts={[create, shortcut('g c')]} />)
  settings.setOwnKeys({ 'apps/pears c': 'Alt+n' })
  expect(runShortcut('c')).toBe(true)
  expect(create.run).toHaveBeenCalledOnce()
})

test('elements that handle keys themselves learn which shortcut a key means', () => {
  history.replaceState(null, '', '/apps/pears/7')
  settings.setOwnKeys({ 'apps/pears e': 'w', 'apps/apples s': 'q' })
  const meant = (key: string) => commandKeys(new KeyboardEvent('keydown', { key }))
  expect(['w', 'e', 's', 'q', 'Delete'].map(meant)).toEqual(['e', '', 's', 'q', 'Delete'])
})

test('a chosen key that another shortcut has is no fault of the program', async () => {
  const report = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', report)
  settings.setOwnKeys({ ' j': 'k' })
  render(<Screen shortcuts={[shortcut('j'), shortcut('k')]} />)
  await Promise.resolve()
  expect(report).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})
