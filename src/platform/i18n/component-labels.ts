import type { Localization } from '@mui/material/locale'
import { useSyncExternalStore } from 'react'
import { settings } from '#platform/web/settings/settings.ts'
import { createStore } from '#platform/web/store.ts'
import { type Language, languages } from './languages.ts'

type Labels = NonNullable<Localization['components']>

// The package exports all locales together; separately, each is a chunk of 2 kB that only its readers load.
const files = import.meta.glob<Record<string, Localization | undefined>>([
  '/node_modules/@mui/material/locale/*.mjs',
  '!/node_modules/@mui/material/locale/index.mjs',
])
const getFile = (code: string) => files[`/node_modules/@mui/material/locale/${code}.mjs`]

/** The component library's locales, as `frFR`: those it ships, and no other. */
export const componentCodes = Object.keys(files).map((file) => file.replace(/^.*\/(\w+)\.mjs$/, '$1'))

/** The library's locale for a language: preferably of its main country. */
export function getComponentLocale(language: Language) {
  if (language === 'ar') return 'arSA'
  const { language: code, region } = new Intl.Locale(languages[language].tag).maximize()
  return (
    componentCodes.find((candidate) => candidate === `${code}${region}`) ??
    componentCodes.find((candidate) => candidate.startsWith(code)) ??
    'enUS'
  )
}

/** The locale in use: the chosen one, or that of the interface language. */
export const effectiveComponentLanguage = () => {
  const { componentLanguage, isLanguage } = settings.get()
  return componentLanguage && getFile(componentLanguage) ? componentLanguage : getComponentLocale(isLanguage)
}

const none: Labels = {}
const labels = createStore<Labels>(none)
let loadedLanguage = 'enUS'

/** Loads the labels of the current settings; English needs none, since the components contain them. */
export async function loadComponentLabels() {
  const language = effectiveComponentLanguage()
  loadedLanguage = language
  const localeFile = language === 'enUS' ? undefined : await getFile(language)?.()
  // The user may have chosen another one meanwhile.
  if (loadedLanguage === language) labels.set(sameFigures(language, localeFile?.[language]?.components ?? none))
}

/** The interface writes 0–9 in every language; the library's Arabic locale would use other digits. */
function sameFigures(code: string, localeLabels: Labels): Labels {
  const rows = localeLabels.MuiTablePagination?.defaultProps
  if (!code.startsWith('ar') || !rows) return localeLabels
  const { labelDisplayedRows: label } = rows
  return {
    ...localeLabels,
    MuiTablePagination: {
      defaultProps: { ...rows, ...(label && { labelDisplayedRows: (of) => latin(label(of)) }) },
    },
  }
}

const latin = <Text>(text: Text) =>
  typeof text === 'string' ? text.replace(/[٠-٩]/g, (figure) => String(figure.charCodeAt(0) - 0x660)) : text

// If the labels cannot be loaded, the present ones stay.
const follow = () => {
  if (effectiveComponentLanguage() !== loadedLanguage) loadComponentLabels().catch(() => {})
}

let following = false
function subscribe(listener: () => void) {
  if (!following) {
    following = true
    settings.subscribe(follow)
    follow()
  }
  return labels.subscribe(listener)
}

/** The `components` part of a theme with the labels; a new object only when the language changes. */
export const useComponentLabels = () => useSyncExternalStore(subscribe, labels.get, () => none)

/** A theme's components with the labels merged into their default props. */
export function withLabels<Components extends object>(components: Components, localeLabels: Labels): Components {
  const merged = Object.entries(localeLabels).map(([name, part]) => {
    const component: unknown = Object.entries(components).find(([key]) => key === name)?.[1]
    const before = typeof component === 'object' && component !== null ? component : {}
    const props = 'defaultProps' in before && typeof before.defaultProps === 'object' ? before.defaultProps : {}
    return [name, { ...before, defaultProps: { ...props, ...part?.defaultProps } }]
  })
  return { ...components, ...Object.fromEntries(merged) }
}
