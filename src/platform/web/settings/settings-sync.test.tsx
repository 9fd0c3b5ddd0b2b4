import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SavedSettings } from '#platform/contracts/session-contract.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime('2026-11-21T10:00:00Z')
})
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

async function fresh() {
  vi.resetModules()
  const { settings } = await import('./settings.ts')
  const { syncSettings } = await import('./settings-sync.ts')
  return { settings, syncSettings }
}

const there = (savedAt: string) => async () => ({
  value: { activeTheme: 'GREEN_THEME', isSidebarHover: true },
  savedAt,
})

test('applies newer settings from the server without sending them back', async () => {
  const { settings, syncSettings } = await fresh()
  settings.setTheme('AQUA_THEME')
  const save = vi.fn<(saved: SavedSettings) => Promise<void>>(async () => {})
  await syncSettings({ owner: 'amina', load: there('2026-11-22T10:00:00.000Z'), save }).ready
  await vi.runAllTimersAsync()
  expect(settings.get()).toMatchObject({ activeTheme: 'GREEN_THEME', isSidebarHover: false })
  expect(save).not.toHaveBeenCalled()
})

test('sends newer settings of this browser', async () => {
  const { settings, syncSettings } = await fresh()
  settings.setTheme('AQUA_THEME')
  const save = vi.fn<(saved: SavedSettings) => Promise<void>>(async () => {})
  await syncSettings({ owner: 'amina', load: there('2026-11-20T10:00:00.000Z'), save }).ready
  expect(settings.get().activeTheme).toBe('AQUA_THEME')
  expect(save).toHaveBeenCalledExactlyOnceWith({
    value: expect.objectContaining({ activeTheme: 'AQUA_THEME' }),
    savedAt: '2026-11-21T10:00:00.000Z',
  })
})

test('sends nothing for a user without changes', async () => {
  const { syncSettings } = await fresh()
  const save = vi.fn<(saved: SavedSettings) => Promise<void>>(async () => {})
  await syncSettings({ owner: 'amina', load: async () => null, save }).ready
  expect(save).not.toHaveBeenCalled()
})

test('collects changes, and sends pending ones at the end', async () => {
  const { settings, syncSettings } = await fresh()
  const save = vi.fn<(saved: SavedSettings) => Promise<void>>(async () => {})
  const sync = syncSettings({ owner: 'amina', load: async () => null, save })
  await sync.ready
  for (const radius of [1, 2, 3]) settings.setBorderRadius(radius)
  await vi.advanceTimersByTimeAsync(799)
  expect(save).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(save).toHaveBeenCalledTimes(1)
  settings.setBorderRadius(4)
  sync.end()
  expect(save).toHaveBeenLastCalledWith(
    expect.objectContaining({ value: expect.objectContaining({ borderRadius: 4 }) }),
  )
  settings.setBorderRadius(5)
  await vi.runAllTimersAsync()
  expect(save).toHaveBeenCalledTimes(2)
})

test('does not pass settings to the next user of this browser', async () => {
  const { settings, syncSettings } = await fresh()
  const save = vi.fn<(saved: SavedSettings) => Promise<void>>(async () => {})
  const first = syncSettings({ owner: 'amina', load: async () => null, save: async () => {} })
  await first.ready
  settings.setTheme('ORANGE_THEME')
  first.end()
  await syncSettings({ owner: 'bruno', load: there('2026-11-01T10:00:00.000Z'), save }).ready
  expect(settings.get().activeTheme).toBe('GREEN_THEME')
  expect(save).not.toHaveBeenCalled()
})

test('keeps the settings if the server is unreachable', async () => {
  const { settings, syncSettings } = await fresh()
  settings.setTheme('PURPLE_THEME')
  await syncSettings({ owner: 'amina', load: () => Promise.reject(new Error('offline')), save: async () => {} }).ready
  expect(settings.get().activeTheme).toBe('PURPLE_THEME')
})
