import './texts.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'

/** Separate from other values, which need no texts of the platform and should not wait for them. */
export function YesNo({ value }: { value: boolean }) {
  const t = useTexts('fields')
  return value ? t('yes') : t('no')
}
