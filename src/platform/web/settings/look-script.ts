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
  usual: { density: brandConfig.density, isCardShadow: brandConfig.isCardShadow },
}
type Rules = typeof rules

/** Settings before validation. */
export type RawSettings = Readonly<Record<string, unknown>>

/** The settings of a user and the look of the workspace, before validation. */
interface RawLook {
  raw: RawSettings
  workspace: RawSettings
  systemIsDark: boolean
}

/**
 * Sets the theme's attributes on `root`. Its source is also the inline script of the page's head, so it may use only
 * its parameters and must validate them.
 */
function draw(rules: Rules, { raw, workspace, systemIsDark }: RawLook, root: HTMLElement) {
  const one = (name: string, choices: readonly string[], usual = choices[0]) =>
    String(choices.find((choice) => choice === raw[name]) ?? usual)
  const flag = (name: string, usual: boolean) => String(typeof raw[name] === 'boolean' ? raw[name] : usual)
  const size = (name: keyof Rules['sizes']) => {
    const { least, most, usual } = rules.sizes[name]
    const value = raw[name]
    return `${typeof value === 'number' && value >= least && value <= most ? value : usual}px`
  }
  const chosen = one('activeMode', ['light', 'dark', 'system'])
  const mode = chosen === 'dark' || (chosen === 'system' && systemIsDark) ? 'dark' : 'light'
  const attributes = {
    lang: String(rules.tags[one('isLanguage', Object.keys(rules.tags), rules.prerendered)]),
    dir: one('activeDir', ['ltr', 'rtl']),
    'data-theme': one('activeTheme', rules.themes),
    'data-mode': mode,
    'data-layout': one('isLayout', ['boxed', 'full']),
    'data-navigation': flag('isHorizontal', false) === 'true' ? 'horizontal' : 'sidebar',
    'data-collapsed': flag('isCollapse', false),
    'data-card-shadow': flag('isCardShadow', rules.usual.isCardShadow),
    'data-density': one('density', rules.densities, rules.usual.density),
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
  const isUsualTheme = attributes['data-theme'] === rules.themes[0]
  const brand = brandIn(raw['brand']) ?? (isUsualTheme ? brandIn(workspace['brand']) : undefined)
  const ofBrand = rules.brandRoles.map((role) => [`--${role}`, brand ? String(brand[role]) : ''])
  const { font } = workspace
  const hasFont = typeof font === 'string' && new RegExp(rules.fontName, 'u').test(font)
  const textSize = Number.parseFloat(size('textSize'))
  const properties: Record<string, string> = {
    ...Object.fromEntries(ofBrand),
    '--font': hasFont ? `'${font}', var(--theme-fonts)` : '',
    'font-size': `${(textSize / rules.plainTextSize) * 100}%`,
    '--radius': size('borderRadius'),
    '--sidebar-width': size('SidebarWidth'),
    '--mini-sidebar-width': size('MiniSidebarWidth'),
    '--topbar-height': size('TopbarHeight'),
  }
  for (const [name, value] of Object.entries(properties)) {
    if (root.style.getPropertyValue(name) !== value) root.style.setProperty(name, value)
  }
  const color = root.ownerDocument.querySelector('meta[name="theme-color"]')
  if (color) color.setAttribute('content', mode === 'dark' ? rules.canvas.dark : rules.canvas.light)
}

/** Also runs in the page's head, from its source text, so it may use only its parameters. */
function begin(paint: typeof draw, rules: Rules) {
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
  const written = root.lang
  paint(rules, { raw, workspace, systemIsDark: matchMedia('(prefers-color-scheme: dark)').matches }, root)
  if (root.lang === written) return
  root.setAttribute('data-pending', 'language')
  // If the app never starts, text in the wrong language is better than none.
  addEventListener('load', () => setTimeout(() => root.removeAttribute('data-pending'), 8000))
}

/** Applies a look at any time without rendering; changes only what differs. */
export const drawLook = (look: RawLook, root: HTMLElement) => draw(rules, look, root)

/** The complete inline script for the head of prerendered pages, before any stylesheet; its hash goes into the CSP. */
export const lookScript = () => `(${begin})(${draw},${JSON.stringify(rules).replaceAll('<', '\\u003c')})`
