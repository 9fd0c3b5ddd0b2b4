import './texts.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'

/** A separate component, because other values do not need the platform's texts and should not wait for them. */
export function YesNo({ value }: { value: boolean }) {
  const t = useTexts('fields')
  return value ? t('yes') : t('no')
}
