import type { Translator } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'

/** Copies a URL to the clipboard, and shows whether it worked. */
export const copyLink = (address: string, t: Translator<'palette'>) =>
  navigator.clipboard.writeText(address).then(
    () => toast({ text: t('copied'), tone: 'success' }),
    () => toast({ text: t('copyFailed'), tone: 'error' }),
  )
