import { Failure } from '#platform/failure.ts'
import { loadedTexts } from '#platform/i18n/texts.ts'
import { toast } from '#platform/ui/toast.ts'
import { settings } from '#platform/web/settings.ts'

/** Says that a write failed, where the screen does not say it itself. */
export function sayFailure(error: Error) {
  const t = loadedTexts('shell', settings.get().isLanguage)
  const reachable = !(error instanceof Failure) || error.status !== 0
  if (t) toast({ tone: 'error', text: reachable ? t('failed', { message: error.message }) : t('unreachable') })
}
