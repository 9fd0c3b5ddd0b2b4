import { useState } from 'react'
import { type Language, languages, offeredLanguages } from '#platform/i18n/languages.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ComponentLanguageField } from '#platform/ui/component-language/component-language-field.tsx'
import { settings, useSetting } from '#platform/web/settings/settings.ts'
import { ChoiceGroup } from './choice-group.tsx'
import { MiniPage } from './mini-page.tsx'
import { Glyph } from './pictures.tsx'

const glyphs: Readonly<Record<string, string>> = { en: 'Aa', fr: 'Éç', ar: 'ع', ch: '文' }
const getGlyph = (code: Language) => glyphs[code] ?? languages[code].name.slice(0, 2)

export function LanguageChoices() {
  const t = useTexts('customiser')
  const [isFailed, setFailed] = useState(false)
  const isLanguage = useSetting('isLanguage')
  // Marks the choice at once, while its texts load.
  const [pendingLanguage, setPendingLanguage] = useState<Language>()
  const choose = async (language: Language) => {
    setFailed(false)
    setPendingLanguage(language)
    await settings.setLanguage(language).catch(() => setFailed(true))
    setPendingLanguage((latest) => (latest === language ? undefined : latest))
  }
  return (
    <>
      <ChoiceGroup
        legend={t('language.legend')}
        value={pendingLanguage ?? isLanguage}
        onChoose={choose}
        columns={2}
        choices={offeredLanguages.map((code) => ({
          value: code,
          label: languages[code].name,
          lang: languages[code].tag,
          picture: <Glyph text={getGlyph(code)} lang={languages[code].tag} />,
        }))}
      />
      {isFailed && (
        <p className="text-error text-13" role="alert">
          {t('language.failed')}
        </p>
      )}
      <ComponentLanguageField
        label={t('components.legend')}
        hint={t('components.hint')}
        follow={t('components.follow')}
      />
      <ChoiceGroup
        legend={t('direction.legend')}
        value={useSetting('activeDir')}
        onChoose={settings.setDir}
        columns={2}
        choices={[
          { value: 'ltr', label: t('direction.ltr'), picture: <MiniPage dir="ltr" /> },
          { value: 'rtl', label: t('direction.rtl'), picture: <MiniPage dir="rtl" /> },
        ]}
      />
    </>
  )
}
