import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { brandConfig } from '#brand'

const root = document.documentElement
let reports: (() => void)[] = []
let systemIsDark = false
let systemAsksContrast = false

async function fresh() {
  vi.resetModules()
  return {
    ...(await import('./settings.ts')),
    ...(await import('./look-script.ts')),
    ...(await import('./storage-key.ts')),
    ...(await import('./settings-schema.ts')),
  }
}

beforeEach(() => {
  reports = []
  systemIsDark = false
  systemAsksContrast = false
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return query.includes('dark') ? systemIsDark : systemAsksContrast
    },
    addEventListener: (_: string, listener: () => void) => reports.push(listener),
  }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

const stored = () => JSON.parse(localStorage.getItem('atrium.settings') ?? '{}')

test('keeps the workspace’s look of a rendered page until the session brings another one', async () => {
  root.dataset['workspace'] = JSON.stringify({ brand: null, font: 'Georgia' })
  const { settings } = await fresh()
  delete root.dataset['workspace']
  expect(root.style.getPropertyValue('--font')).toBe("'Georgia', var(--theme-fonts)")
  settings.setWorkspaceLook({ brand: null, font: '' })
  expect(root.style.getPropertyValue('--font')).toBe('')
})

test('has the specified names and defaults', async () => {
  const { settings } = await fresh()
  const { font: _font, ...look } = brandConfig
  expect(settings.get()).toEqual({
    ...look,
    activeDir: 'ltr',
    activeMode: 'light',
    activeTheme: 'BLUE_THEME',
    brand: null,
    SidebarWidth: 270,
    MiniSidebarWidth: 87,
    TopbarHeight: 70,
    isLayout: 'boxed',
    isCollapse: false,
    isSidebarHover: false,
    isMobileSidebar: false,
    isHorizontal: false,
    isLanguage: 'en',
    componentLanguage: null,
    contrast: 'system',
    isShortcuts: true,
    ownKeys: {},
    welcomed: null,
  })
})

test('each action changes its setting, the document, and the stored value', async () => {
  const { settings } = await fresh()
  settings.setTheme('CYAN_THEME')
  settings.setDarkMode('dark')
  settings.setDir('rtl')
  settings.setCardShadow(false)
  settings.toggleLayout()
  settings.toggleHorizontal()
  settings.toggleSidebar()
  settings.setBorderRadius(12)
  settings.setSize('SidebarWidth', 300)
  expect({ ...root.dataset }).toMatchObject({
    theme: 'CYAN_THEME',
    mode: 'dark',
    layout: 'full',
    navigation: 'horizontal',
    collapsed: 'true',
    cardShadow: 'false',
  })
  expect(root.dir).toBe('rtl')
  expect(root.style.getPropertyValue('--radius')).toBe('12px')
  expect(root.style.getPropertyValue('--sidebar-width')).toBe('300px')
  expect(stored().value).toMatchObject({ activeTheme: 'CYAN_THEME', isCollapse: true, borderRadius: 12 })

  const again = await fresh()
  expect(again.settings.get()).toEqual(settings.get())
})

test('does not store temporary state', async () => {
  const { settings } = await fresh()
  settings.hoverSidebar(true)
  settings.toggleMobileSidebar()
  settings.setDarkMode('dark')
  expect(settings.get()).toMatchObject({ isSidebarHover: true, isMobileSidebar: true })
  expect(Object.keys(stored().value)).not.toContain('isSidebarHover')
  expect((await fresh()).settings.get()).toMatchObject({ isSidebarHover: false, isMobileSidebar: false })
})

test('ignores a size outside of its range', async () => {
  const { settings } = await fresh()
  settings.setBorderRadius(99)
  expect(settings.get().borderRadius).toBe(brandConfig.borderRadius)
})

test('switches the direction with Arabic, and allows another direction', async () => {
  const { settings } = await fresh()
  await settings.setLanguage('ar')
  expect([root.lang, root.dir]).toEqual(['ar', 'rtl'])
  settings.setDir('ltr')
  expect([root.lang, root.dir]).toEqual(['ar', 'ltr'])
  await settings.setLanguage('ch')
  expect([root.lang, root.dir]).toEqual(['zh-CN', 'ltr'])
  settings.setDir('rtl')
  await settings.setLanguage('fr')
  expect([root.lang, root.dir]).toEqual(['fr', 'rtl'])
})

test('changes the language after loading, ignores superseded changes, and keeps it on failure', async () => {
  const { settings } = await fresh()
  const ready: Record<string, () => void> = {}
  settings.onLanguage((language) => new Promise<void>((resolve) => (ready[language] = resolve)))
  const first = settings.setLanguage('ar')
  const second = settings.setLanguage('fr')
  settings.setTheme('AQUA_THEME')
  expect([root.lang, root.dataset['theme']]).toEqual(['en', 'AQUA_THEME'])
  ready['fr']?.()
  await second
  ready['ar']?.()
  await first
  expect([root.lang, root.dir]).toEqual(['fr', 'ltr'])
  expect(stored().value.isLanguage).toBe('fr')

  settings.onLanguage(() => Promise.reject(new Error('offline')))
  await expect(settings.setLanguage('ar')).rejects.toThrow('offline')
  expect([root.lang, root.dir]).toEqual(['fr', 'ltr'])
})

test('the system mode follows the system while the page is open', async () => {
  const { settings } = await fresh()
  settings.setDarkMode('system')
  expect(root.dataset['mode']).toBe('light')
  systemIsDark = true
  reports.forEach((report) => report())
  expect(root.dataset['mode']).toBe('dark')
  settings.setDarkMode('light')
  expect(root.dataset['mode']).toBe('light')
})

test('contrast follows the system or the user’s choice, which also makes targets larger', async () => {
  const { settings } = await fresh()
  const readAttributes = () => [root.dataset['contrast'], root.dataset['targets']]
  expect(readAttributes()).toEqual(['normal', 'normal'])
  systemAsksContrast = true
  reports.forEach((report) => report())
  expect(readAttributes()).toEqual(['more', 'normal'])
  systemAsksContrast = false
  settings.setContrast('more')
  expect(readAttributes()).toEqual(['more', 'large'])
  settings.setContrast('system')
  expect(readAttributes()).toEqual(['normal', 'normal'])
})

test('applies changes from another tab', async () => {
  const { settings, storageKey } = await fresh()
  const newValue = JSON.stringify({ value: { activeTheme: 'GREEN_THEME' }, savedAt: '2026-11-21T10:00:00.000Z' })
  dispatchEvent(new StorageEvent('storage', { key: storageKey, newValue }))
  dispatchEvent(new StorageEvent('storage', { key: storageKey, newValue: '{' }))
  dispatchEvent(new StorageEvent('storage', { key: 'else', newValue: 'x' }))
  expect(settings.get().activeTheme).toBe('GREEN_THEME')
  expect(root.dataset['theme']).toBe('GREEN_THEME')
})

test('keeps settings in memory without storage', async () => {
  const denied = () => {
    throw new Error('denied')
  }
  vi.stubGlobal('localStorage', { getItem: denied, setItem: denied })
  const { settings } = await fresh()
  settings.setTheme('ORANGE_THEME')
  expect(root.dataset['theme']).toBe('ORANGE_THEME')
  vi.unstubAllGlobals()
})

test('resets all settings, and undo restores them', async () => {
  const { settings, defaults } = await fresh()
  settings.setTheme('ORANGE_THEME')
  settings.setBorderRadius(0)
  await settings.setLanguage('ar')
  const before = settings.get()
  const { done, undo } = settings.reset()
  await done
  expect(settings.get()).toEqual(defaults)
  expect(root.dir).toBe('ltr')
  await undo()
  expect(settings.get()).toEqual(before)
})

test('re-renders a component only when its own setting changes', async () => {
  const { settings, useSetting } = await fresh()
  let renders = 0
  const Radius = () => {
    renders += 1
    return <output>{useSetting('borderRadius')}</output>
  }
  render(<Radius />)
  act(() => settings.setTheme('AQUA_THEME'))
  expect(renders).toBe(1)
  act(() => settings.setBorderRadius(3))
  expect(renders).toBe(2)
  expect(screen.getByRole('status').textContent).toBe('3')
})
