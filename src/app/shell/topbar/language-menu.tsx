import { IconLanguage } from '@tabler/icons-react'
import { type Language, languages, offeredLanguages } from '#platform/i18n/languages.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { settings, useSetting } from '#platform/web/settings/settings.ts'
import { Menu, MenuChoice } from '#app/shell/sidebar/menu.tsx'

/** The languages by their own names. */
export function LanguageMenu({ buttonClass }: { buttonClass: string | undefined }) {
  const t = useTexts('shell')
  const isLanguage = useSetting('isLanguage')
  const choose = (code: Language) =>
    settings.setLanguage(code).catch(() => toast({ text: t('languageFailed'), tone: 'error' }))
  return (
    <Menu
      id="language-menu"
      label={t('language')}
      buttonClass={buttonClass}
      content={<IconLanguage size={20} stroke={1.75} aria-hidden />}
    >
      <div role="menu" aria-label={t('language')}>
        {offeredLanguages.map((code) => (
          <MenuChoice key={code} checked={code === isLanguage} lang={languages[code].tag} onChoose={() => choose(code)}>
            {languages[code].name}
          </MenuChoice>
        ))}
      </div>
    </Menu>
  )
}
