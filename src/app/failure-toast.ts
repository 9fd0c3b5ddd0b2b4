import { Failure } from '#platform/failure.ts'
import { loadedTexts } from '#platform/i18n/texts.ts'
import { toast } from '#platform/ui/toast.ts'
import { settings } from '#platform/web/settings.ts'
import { quotaText } from './quota-text.ts'

/** Says that a write failed, where the screen does not say it itself. */
export function sayFailure(error: Error) {
  const { isLanguage } = settings.get()
  const t = loadedTexts('shell', isLanguage)
  if (!t) return
  const { status, trouble } = error instanceof Failure ? error : { status: undefined, trouble: undefined }
  const text = () => {
    if (status === 0) return t('unreachable')
    if (trouble === 'busy' || trouble === 'full' || trouble === 'unsure') return t(`trouble.${trouble}`)
    if (error instanceof Failure && error.quota) return quotaText(t, isLanguage, error.quota, error)
    return t('failed', { message: error.message })
  }
  toast({ tone: 'error', text: text() })
}
