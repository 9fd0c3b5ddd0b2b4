import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { brandConfig } from '#brand'
import { brandShades } from '#platform/ui/theme/brand-shades.ts'
import { plainTextSize } from '#platform/ui/theme/tokens.ts'
import { applyRawLook, lookScript } from './look-script.ts'
import { storageKey, workspaceLookKey } from './storage-key.ts'
import { defaults, settingsFrom } from './settings-schema.ts'
import { parseStoredSettings } from './settings-storage.ts'

const root = document.documentElement
let systemIsDark = false
let systemAsksContrast = false

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: /dark/.test(query) ? systemIsDark : systemAsksContrast }))
  document.head.innerHTML = '<meta name="theme-color" content="">'
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const blank = () => root.getAttributeNames().forEach((name) => root.removeAttribute(name))
const readAttributes = () => ({
  attributes: Object.fromEntries(
    root.getAttributeNames().flatMap((name) => (/style|pending/.test(name) ? [] : [[name, root.getAttribute(name)]])),
  ),
  style: [
    '--radius',
    '--sidebar-width',
    '--mini-sidebar-width',
    '--topbar-height',
    '--brand',
    '--on-brand',
    '--font',
    'font-size',
  ].map((name) => root.style.getPropertyValue(name)),
  color: document.querySelector('meta')?.content,
})

/**
 * The look after the inline script, run from its source text without access to this module, in an English page that the
 * server may have rendered with a look.
 */
function afterScript(stored: string | null, served?: object) {
  blank()
  root.lang = 'en'
  if (served) root.dataset['look'] = JSON.stringify(served)
  if (stored === null) localStorage.removeItem(storageKey)
  else localStorage.setItem(storageKey, stored)
  new Function(lookScript())()
  return readAttributes()
}

/** The look after the app has read the same settings. */
function afterApplication(stored: string | null, workspace = {}) {
  blank()
  applyRawLook(
    { raw: parseStoredSettings(stored)?.settings ?? defaults, workspace, systemIsDark, systemAsksContrast },
    root,
  )
  return readAttributes()
}

const createBrand = (color: unknown) => ({ ...brandShades('#0a7ea4'), color })
const anything = fc.oneof(fc.jsonValue(), fc.constantFrom('rtl', 'dark', 'system', 'full', 'ar', 'ch', 'CYAN_THEME'))
const settings = fc.record(
  {
    activeDir: fc.oneof(fc.constantFrom('ltr', 'rtl'), anything),
    activeMode: fc.oneof(fc.constantFrom('light', 'dark', 'system'), anything),
    brand: fc.oneof(
      fc.constantFrom(createBrand('#0a7ea4'), createBrand('red'), { ...createBrand('#0a7ea4'), more: '#0a7ea4' }),
      anything,
    ),
    contrast: fc.oneof(fc.constantFrom('system', 'more'), anything),
    density: fc.oneof(fc.constantFrom('comfortable', 'compact'), anything),
    textSize: fc.oneof(fc.integer({ min: 12, max: 22 }), anything),
    activeTheme: fc.oneof(fc.constantFrom('BLUE_THEME', 'AQUA_THEME', 'ORANGE_THEME', 'PINK_THEME'), anything),
    SidebarWidth: fc.oneof(fc.integer({ min: 150, max: 450 }), fc.double(), anything),
    MiniSidebarWidth: fc.oneof(fc.integer({ min: 40, max: 150 }), anything),
    TopbarHeight: fc.oneof(fc.integer({ min: 40, max: 120 }), anything),
    isLayout: fc.oneof(fc.constantFrom('boxed', 'full'), anything),
    isCollapse: fc.oneof(fc.boolean(), anything),
    isSidebarHover: fc.oneof(fc.boolean(), anything),
    isHorizontal: fc.oneof(fc.boolean(), anything),
    isLanguage: fc.oneof(fc.constantFrom('en', 'fr', 'ar', 'ch', 'zh-CN', 'toString', '__proto__'), anything),
    isCardShadow: fc.oneof(fc.boolean(), anything),
    borderRadius: fc.oneof(fc.double({ min: -5, max: 30 }), anything),
  },
  { requiredKeys: [] },
)

test('the inline script and the app apply the same look, whatever is stored', () => {
  const stored = fc.oneof(
    { weight: 6, arbitrary: fc.record({ value: settings, savedAt: fc.constant('2026-11-21T10:00:00.000Z') }) },
    { weight: 2, arbitrary: fc.record({ value: anything, savedAt: anything, owner: anything }, { requiredKeys: [] }) },
    { weight: 1, arbitrary: fc.jsonValue() },
  )
  fc.assert(
    fc.property(
      fc.oneof(
        stored.map((value) => JSON.stringify(value)),
        fc.string(),
        fc.constant(null),
      ),
      fc.boolean(),
      fc.boolean(),
      (text, dark, contrast) => {
        systemIsDark = dark
        systemAsksContrast = contrast
        expect(afterScript(text)).toEqual(afterApplication(text))
      },
    ),
    { numRuns: 500 },
  )
})

test('applying the parsed settings changes nothing after the inline script', () => {
  fc.assert(
    fc.property(settings, (value) => {
      const painted = afterScript(JSON.stringify({ value }))
      applyRawLook(
        { raw: settingsFrom(JSON.parse(JSON.stringify(value))), workspace: {}, systemIsDark, systemAsksContrast },
        root,
      )
      expect(readAttributes()).toEqual(painted)
    }),
  )
})

test('the first visit has the default look', () => {
  systemIsDark = true
  systemAsksContrast = false
  expect(afterScript(null)).toEqual({
    attributes: {
      lang: 'en',
      dir: 'ltr',
      'data-theme': 'BLUE_THEME',
      'data-mode': 'light',
      'data-layout': 'boxed',
      'data-navigation': 'sidebar',
      'data-collapsed': 'false',
      'data-card-shadow': String(brandConfig.isCardShadow),
      'data-contrast': 'normal',
      'data-targets': 'normal',
      'data-density': brandConfig.density,
    },
    style: [
      `${brandConfig.borderRadius}px`,
      '270px',
      '87px',
      '70px',
      '',
      '',
      '',
      `${(brandConfig.textSize / plainTextSize) * 100}%`,
    ],
    color: '#f4f7fb',
  })
})

test('applies colour and font of the workspace unless the user has chosen a theme or a colour', () => {
  const workspace = { brand: brandShades('#0a7ea4'), font: 'Segoe UI' }
  localStorage.setItem(workspaceLookKey, JSON.stringify(workspace))
  const looks = [{}, { activeTheme: 'AQUA_THEME' }, { brand: brandShades('#a40a7e') }].map((value) => {
    const stored = JSON.stringify({ value })
    const script = afterScript(stored)
    expect(afterApplication(stored, workspace)).toEqual(script)
    return ['--brand', '--font'].map((name) => root.style.getPropertyValue(name))
  })
  const font = "'Segoe UI', var(--theme-fonts)"
  expect(looks).toEqual([
    [workspace.brand.brand, font],
    ['', font],
    [brandShades('#a40a7e').brand, font],
  ])
})

test.each([
  { brand: { ...brandShades('#0a7ea4'), brand: 'url(x)' }, font: "x'; color: red" },
  { brand: '#0a7ea4', font: 7 },
  { brand: null, font: '' },
  7,
])('ignores an invalid look of the workspace: %j', (workspace) => {
  const usual = afterScript(null)
  localStorage.setItem(workspaceLookKey, JSON.stringify(workspace))
  expect({ ...afterScript(null), font: root.style.getPropertyValue('--brand') }).toEqual({ ...usual, font: '' })
})

test('hides English text only from users of another language', () => {
  afterScript(JSON.stringify({ value: { isLanguage: 'ch', activeMode: 'dark' } }))
  expect(root.lang).toBe('zh-CN')
  expect(root.dataset['pending']).toBe('language')
  afterScript(JSON.stringify({ value: { activeDir: 'rtl' } }))
  expect(root.hasAttribute('data-pending')).toBe(false)
})

test('uses the look that the server rendered if nothing is stored', () => {
  afterScript(null, { activeMode: 'dark' })
  expect(root.dataset['mode']).toBe('dark')
  afterScript(JSON.stringify({ value: { activeMode: 'light' } }), { activeMode: 'dark' })
  expect(root.dataset['mode']).toBe('light')
})

test('applies the default look without storage', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new Error('denied')
    },
  })
  blank()
  new Function(lookScript())()
  expect(root.dataset['theme']).toBe('BLUE_THEME')
})

test('the script does not contain sequences that end its element', () => {
  expect(lookScript()).not.toMatch(/<\/|<!--/)
})
