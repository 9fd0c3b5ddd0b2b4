import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { renderedAt } from '#platform/web/settings/rendering.ts'

// In ms; the server records the last use with a delay of one to two minutes.
const recent = 2 * 60_000

/** Returns the relative time of an account's last use. */
export function useLastUsedText() {
  const t = useTexts('users')
  const format = useFormats()
  return (at: string) => (renderedAt() - Date.parse(at) < recent ? t('now') : format.relative(at))
}
