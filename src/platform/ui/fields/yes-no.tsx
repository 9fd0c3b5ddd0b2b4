import './texts.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'

/** Apart from other values, which need no texts of the platform and are not to wait for them. */
export function YesNo({ value }: { value: boolean }) {
  const t = useTexts('fields')
  return value ? t('yes') : t('no')
}
