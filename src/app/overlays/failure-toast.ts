import { Failure } from '#platform/errors/failure.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { loadedTexts, loadTexts } from '#platform/i18n/texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { settings } from '#platform/web/settings/settings.ts'

/** Loaded when a quota is first exceeded. */
const loadQuotaText = () => import('#app/quota/quota-text.ts')

/** The text for a field's error, if the server gives a reason that forms know. */
async function reasonText(language: Language, { issues }: Failure) {
  const [issue] = issues
  if (issue?.reason === undefined) return undefined
  const { reason, limit } = issue
  const { knowsReason, reasonSentence } = await import('#platform/ui/form/errors/reason-sentence.ts')
  if (!knowsReason(reason)) return undefined
  return reasonSentence(await loadTexts('form', language), { reason, ...(limit !== undefined && { limit }) })
}

/** Shows a toast for a failed write, unless the screen handles it. */
export async function showFailure(error: Error) {
  const { isLanguage } = settings.get()
  const t = loadedTexts('shell', isLanguage)
  if (!t) return
  const failed = (message = error.message) => t('failed', { message })
  const text = async () => {
    if (!(error instanceof Failure)) return failed()
    const { status, errorCode, quota } = error
    if (status === 0) return t('unreachable')
    if (status === 404 || status === 410) return t('missing')
    if (errorCode === 'busy' || errorCode === 'full' || errorCode === 'outcome_unknown')
      return t(`errorCode.${errorCode}`)
    const words = quota
      ? loadQuotaText().then(({ quotaText }) => quotaText(isLanguage, quota, error))
      : reasonText(isLanguage, error).then(failed)
    return words.catch(() => failed())
  }
  toast({ tone: 'error', text: await text() })
}
