import { useTexts } from '#platform/i18n/use-texts.ts'
import { useCopyText } from '#platform/ui/toasts/use-copy-text.ts'

/** Copies a URL to the clipboard. */
export function useCopyLink() {
  const t = useTexts('palette')
  const copy = useCopyText()
  return (address: string) => copy(address, { done: t('copied') })
}
