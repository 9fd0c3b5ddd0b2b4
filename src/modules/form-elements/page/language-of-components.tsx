import { useTexts } from '#platform/i18n/use-texts.ts'
import { ComponentLanguageField } from '#platform/ui/component-language/component-language-field.tsx'
import styles from './language-of-components.module.css'

/** The language of MUI's own labels on the page. */
export function LanguageOfComponents() {
  const t = useTexts('form-elements')
  return (
    <div className={styles.field}>
      <ComponentLanguageField label={t('componentLanguage')} follow={t('followInterface')} />
    </div>
  )
}
