import * as z from 'zod'
import { brandConfig } from '#brand'
import { Brand } from '#platform/contracts/workspace.ts'
import { offeredLanguages } from '#platform/i18n/languages.ts'
import { densities, themes } from '#platform/ui/theme/tokens.ts'

/** Permitted sizes in pixels (`textSize` at the browser's default size); others are ignored. */
export const sizes = {
  borderRadius: { min: 0, max: 20, initial: brandConfig.borderRadius },
  SidebarWidth: { min: 220, max: 360, initial: 270 },
  MiniSidebarWidth: { min: 72, max: 120, initial: 87 },
  TopbarHeight: { min: 56, max: 96, initial: 70 },
  textSize: { min: 14, max: 20, initial: brandConfig.textSize },
} as const
export type Size = keyof typeof sizes

const size = ({ min, max, initial }: (typeof sizes)[Size]) => z.number().min(min).max(max).catch(initial)

/** Every field falls back to its default individually, so that invalid stored values never break the theme. */
export const Settings = z.object({
  activeDir: z.enum(['ltr', 'rtl']).catch('ltr'),
  activeMode: z.enum(['light', 'dark', 'system']).catch('light'),
  activeTheme: z.enum(themes).catch('BLUE_THEME'),
  /** The user's own colour, instead of the theme's. */
  brand: Brand.nullable().catch(null),
  SidebarWidth: size(sizes.SidebarWidth),
  MiniSidebarWidth: size(sizes.MiniSidebarWidth),
  TopbarHeight: size(sizes.TopbarHeight),
  isLayout: z.enum(['boxed', 'full']).catch('boxed'),
  isCollapse: z.boolean().catch(false),
  isSidebarHover: z.boolean().catch(false),
  isMobileSidebar: z.boolean().catch(false),
  isHorizontal: z.boolean().catch(false),
  isLanguage: z.enum(offeredLanguages).catch('en'),
  /** MUI locale, such as `frFR`; null follows the interface language. */
  componentLanguage: z.string().max(12).nullable().catch(null),
  isCardShadow: z.boolean().catch(brandConfig.isCardShadow),
  borderRadius: size(sizes.borderRadius),
  textSize: size(sizes.textSize),
  density: z.enum(densities).catch(brandConfig.density),
  /** `more`: contrast and target sizes of WCAG's level AAA; `system`: contrast as the system asks. */
  contrast: z.enum(['system', 'more']).catch('system'),
  /** Whether shortcuts without Ctrl or ⌘ are active. */
  isShortcuts: z.boolean().catch(true),
  /** Keys that the user has chosen for shortcuts, by the id of the shortcut. */
  ownKeys: z.record(z.string(), z.string()).catch({}),
  /** The user who has completed the tour in this browser. */
  welcomed: z.string().max(64).nullable().catch(null),
})
export type Settings = z.infer<typeof Settings>

export const defaults: Readonly<Settings> = Settings.parse({})

/** The settings to store, without temporary state such as an open drawer. */
export const durable = ({ isSidebarHover: _hover, isMobileSidebar: _drawer, ...durableSettings }: Settings) =>
  durableSettings

/** Settings that "Reset all" of the customiser resets. */
export const look = (settings: Settings) => durable({ ...settings, ownKeys: {}, welcomed: null })

/** Parses settings from any input: local storage, a response, invalid data. */
export const settingsFrom = (value: unknown): Settings => ({
  ...(Settings.safeParse(value).data ?? defaults),
  isSidebarHover: false,
  isMobileSidebar: false,
})
