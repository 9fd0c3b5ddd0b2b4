import { IconChevronDown, IconMoon, IconSun } from '@tabler/icons-react'
import { type Language, languages, offeredLanguages } from '#platform/i18n/languages.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { settings, useSetting } from '#platform/web/settings/settings.ts'
import styles from './look-choices.module.css'

const isLanguage = (value: string): value is Language => Object.hasOwn(languages, value)

/** Language and mode, for visitors who cannot reach the settings yet. */
export function LookChoices() {
  const t = useTexts('auth')
  const language = useSetting('isLanguage')
  const isDark = useSetting('activeMode') === 'dark'
  const Mode = isDark ? IconSun : IconMoon
  return (
    <div className="row gap-1">
      <span className={styles.language}>
        <select
          aria-label={t('frame.language')}
          value={language}
          onChange={({ target: { value } }) => {
            // The language's texts may fail to load; the page then keeps its language.
            if (isLanguage(value)) settings.setLanguage(value).catch(() => {})
          }}
        >
          {offeredLanguages.map((code) => (
            <option key={code} value={code} lang={languages[code].tag}>
              {languages[code].name}
            </option>
          ))}
        </select>
        <IconChevronDown size={16} aria-hidden />
      </span>
      <button
        type="button"
        className={styles.mode}
        aria-label={t('frame.dark')}
        aria-pressed={isDark}
        onClick={() => settings.setDarkMode(isDark ? 'light' : 'dark')}
      >
        <Mode size={20} stroke={1.75} aria-hidden />
      </button>
    </div>
  )
}
