import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'

/** Copies a text to the clipboard and shows whether the browser allowed it. */
export function useCopy() {
  const t = useTexts('auth')
  return async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      toast({ text: t('account.copied') })
    } catch {
      toast({ tone: 'error', text: t('account.notCopied') })
    }
  }
}
