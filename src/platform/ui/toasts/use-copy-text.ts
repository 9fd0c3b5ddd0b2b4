import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from './toast.ts'

interface CopyMessages {
  done: string
  /** What else the user can do if the browser refuses. */
  failed?: string
}

/** Copies a text to the clipboard, and shows and returns whether the browser allowed it. */
export function useCopyText() {
  const t = useTexts('platform')
  return async (text: string, { done, failed = t('notCopied') }: CopyMessages) => {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      toast({ text: failed, tone: 'error' })
      return false
    }
    toast({ text: done, tone: 'success' })
    return true
  }
}
