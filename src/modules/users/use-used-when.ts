import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { renderedAt } from '#platform/web/settings/rendering.ts'

// A use is noted to the minute or two.
const recent = 2 * 60_000

/** How long ago somebody was here. */
export function useUsedWhen() {
  const t = useTexts('users')
  const format = useFormats()
  return (at: string) => (renderedAt() - Date.parse(at) < recent ? t('now') : format.relative(at))
}
