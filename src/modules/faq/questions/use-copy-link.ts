import { useNavigate } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import type { QuestionId } from './topics.ts'

/** Copies the URL of a question; without access to the clipboard, shows it in the address bar. */
export function useCopyLink() {
  const t = useTexts('faq')
  const navigate = useNavigate()
  return async (id: QuestionId) => {
    try {
      await navigator.clipboard.writeText(`${location.origin}${location.pathname}#${id}`)
      toast({ text: t('copied'), tone: 'success' })
    } catch {
      void navigate({ hash: id }, { replace: true })
      toast({ text: t('copyFailed') })
    }
  }
}
