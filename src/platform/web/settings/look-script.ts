import { brandConfig } from '#brand'
import { languages, offeredLanguages, prerenderedLanguage } from '#platform/i18n/languages.ts'
import {
  brandRoles,
  brandValue,
  canvas,
  densities,
  fontName,
  plainTextSize,
  themes,
} from '#platform/ui/theme/tokens.ts'
import { sizes } from './settings-schema.ts'
import { storageKey, workspaceLookKey } from './storage-key.ts'

const rules = {
  key: storageKey,
  workspaceKey: workspaceLookKey,
  prerendered: prerenderedLanguage,
  tags: Object.fromEntries(offeredLanguages.map((code) => [code, languages[code].tag])),
  themes,
  brandRoles,
  brandValue,
  fontName,
  densities,
  canvas,
  sizes,
  plainTextSize,
  defaults: { density: brandConfig.density, isCardShadow: brandConfig.isCardShadow },
}
type Rules = typeof rules

/** Settings before validation. */
export type RawSettings = Readonly<Record<string, unknown>>

/** The settings of a user and the look of the workspace, before validation. */
interface RawLook {
  raw: RawSettings
  workspace: RawSettings
  systemIsDark: boolean
  systemAsksContrast: boolean
}

/**
 * Sets the theme's attributes on `root`. Its source is also the inline script of the page's head, so it may use only
 * its parameters and must validate them.
 */
function applyAppearance(
  rules: Rules,
  { raw, workspace, systemIsDark, systemAsksContrast }: RawLook,
  root: HTMLElement,
) {
  const choiceSetting = (name: string, choices: readonly string[], fallback = choices[0]) =>
    String(choices.find((choice) => choice === raw[name]) ?? fallback)
  const booleanSetting = (name: string, fallback: boolean) =>
    String(typeof raw[name] === 'boolean' ? raw[name] : fallback)
  const sizeSetting = (name: keyof Rules['sizes']) => {
    const { min, max, initial } = rules.sizes[name]
    const value = raw[name]
    return `${typeof value === 'number' && value >= min && value <= max ? value : initial}px`
  }
  const chosenMode = choiceSetting('activeMode', ['light', 'dark', 'system'])
  const mode = chosenMode === 'dark' || (chosenMode === 'system' && systemIsDark) ? 'dark' : 'light'
  const attributes = {
    lang: String(rules.tags[choiceSetting('isLanguage', Object.keys(rules.tags), rules.prerendered)]),
    dir: choiceSetting('activeDir', ['ltr', 'rtl']),
    'data-theme': choiceSetting('activeTheme', rules.themes),
    'data-mode': mode,
    'data-layout': choiceSetting('isLayout', ['boxed', 'full']),
    'data-navigation': booleanSetting('isHorizontal', false) === 'true' ? 'horizontal' : 'sidebar',
    'data-collapsed': booleanSetting('isCollapse', false),
    'data-card-shadow': booleanSetting('isCardShadow', rules.defaults.isCardShadow),
    'data-contrast': raw['contrast'] === 'more' || systemAsksContrast ? 'more' : 'normal',
    'data-targets': raw['contrast'] === 'more' ? 'large' : 'normal',
    'data-density': choiceSetting('density', rules.densities, rules.defaults.density),
  }
  for (const [name, value] of Object.entries(attributes)) {
    if (root.getAttribute(name) !== value) root.setAttribute(name, value)
  }
  // Without a valid value, the theme's own colours and the browser's text size apply.
  const parts = ['color', ...rules.brandRoles]
  const brandIn = (value: unknown): RawSettings | undefined => {
    const brand: RawSettings = typeof value === 'object' ? { ...value } : {}
    const isPart = (name: string) => new RegExp(rules.brandValue).test(String(brand[name]))
    return Object.keys(brand).length === parts.length && parts.every(isPart) ? brand : undefined
  }
  const isDefaultTheme = attributes['data-theme'] === rules.themes[0]
  const brand = brandIn(raw['brand']) ?? (isDefaultTheme ? brandIn(workspace['brand']) : undefined)
  const brandProperties = rules.brandRoles.map((role) => [`--${role}`, brand ? String(brand[role]) : ''])
  const { font } = workspace
  const hasFont = typeof font === 'string' && new RegExp(rules.fontName, 'u').test(font)
  const textSize = Number.parseFloat(sizeSetting('textSize'))
  const properties: Record<string, string> = {
    ...Object.fromEntries(brandProperties),
    '--font': hasFont ? `'${font}', var(--theme-fonts)` : '',
    'font-size': `${(textSize / rules.plainTextSize) * 100}%`,
    '--radius': sizeSetting('borderRadius'),
    '--sidebar-width': sizeSetting('SidebarWidth'),
    '--mini-sidebar-width': sizeSetting('MiniSidebarWidth'),
    '--topbar-height': sizeSetting('TopbarHeight'),
  }
  for (const [name, value] of Object.entries(properties)) {
    if (root.style.getPropertyValue(name) !== value) root.style.setProperty(name, value)
  }
  const color = root.ownerDocument.querySelector('meta[name="theme-color"]')
  if (color) color.setAttribute('content', mode === 'dark' ? rules.canvas.dark : rules.canvas.light)
}

/** Also runs in the page's head, from its source text, so it may use only its parameters. */
function start(apply: typeof applyAppearance, rules: Rules) {
  const root = document.documentElement
  const object = (value: unknown): RawSettings => (typeof value === 'object' ? { ...value } : {})
  const stored = (key: string) => {
    try {
      return object(JSON.parse(String(localStorage.getItem(key))))
    } catch {
      // Storage is unavailable or invalid: default settings.
      return {}
    }
  }
  // The settings with which the server rendered the page, for a browser without stored ones.
  const served = (name: string) => object(JSON.parse(root.dataset[name] ?? '{}'))
  const { value } = stored(rules.key)
  const raw = typeof value === 'object' && value ? { ...value } : served('look')
  const workspace = { ...stored(rules.workspaceKey), ...served('workspace') }
  const servedLanguage = root.lang
  const asks = (query: string) => matchMedia(query).matches
  const system = {
    systemIsDark: asks('(prefers-color-scheme: dark)'),
    systemAsksContrast: asks('(prefers-contrast: more)'),
  }
  apply(rules, { raw, workspace, ...system }, root)
  if (root.lang === servedLanguage) return
  root.setAttribute('data-pending', 'language')
  // If the app never starts, text in the wrong language is better than none.
  addEventListener('load', () => setTimeout(() => root.removeAttribute('data-pending'), 8000))
}

/** Applies a look at any time without rendering; changes only what differs. */
export const applyRawLook = (look: RawLook, root: HTMLElement) => applyAppearance(rules, look, root)

/** The complete inline script for the head of prerendered pages, before any stylesheet; its hash goes into the CSP. */
export const lookScript = () => `(${start})(${applyAppearance},${JSON.stringify(rules).replaceAll('<', '\\u003c')})`
