import { useTexts } from '#platform/i18n/use-texts.ts'
import { useCopyText } from '#platform/ui/toasts/use-copy-text.ts'

/** Copies a secret or codes to the clipboard. */
export function useCopy() {
  const t = useTexts('auth')
  const copy = useCopyText()
  return (text: string) => copy(text, { done: t('account.copied') })
}
