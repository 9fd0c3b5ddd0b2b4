import type { Translator } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'

/** Puts an address on the clipboard and says so, or that it could not. */
export const copyLink = (address: string, t: Translator<'palette'>) =>
  navigator.clipboard.writeText(address).then(
    () => toast({ text: t('copied'), tone: 'success' }),
    () => toast({ text: t('copyFailed'), tone: 'error' }),
  )
