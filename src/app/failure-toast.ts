import { Failure } from '#platform/failure.ts'
import { loadedTexts } from '#platform/i18n/texts.ts'
import { toast } from '#platform/ui/toast.ts'
import { settings } from '#platform/web/settings.ts'

/** The words for a quota are loaded once one is exceeded. */
const loadQuotaText = () => import('./quota/quota-text.ts')

/** Says that a write failed, where the screen does not say it itself. */
export async function sayFailure(error: Error) {
  const { isLanguage } = settings.get()
  const t = loadedTexts('shell', isLanguage)
  if (!t) return
  const failed = () => t('failed', { message: error.message })
  const text = async () => {
    if (!(error instanceof Failure)) return failed()
    const { status, trouble, quota } = error
    if (status === 0) return t('unreachable')
    if (trouble === 'busy' || trouble === 'full' || trouble === 'unsure') return t(`trouble.${trouble}`)
    if (!quota) return failed()
    return loadQuotaText()
      .then(({ quotaText }) => quotaText(isLanguage, quota, error))
      .catch(failed)
  }
  toast({ tone: 'error', text: await text() })
}
