import type { Failure } from '#platform/failure.ts'
import { formatsOf } from '#platform/i18n/formats.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Translator } from '#platform/i18n/use-texts.ts'
import type { ExceededQuota } from '#platform/quota.ts'

const keyOf = ({ name, scope }: ExceededQuota) => {
  if (scope === 'person') return name
  return name === 'storage' ? 'storageTotal' : 'recipientsTotal'
}

/** Says which quota a request would have exceeded, what is left of it, and when it renews. */
export function quotaText(
  t: Translator<'shell'>,
  language: Language,
  quota: ExceededQuota,
  { retryAfter = 60 }: Pick<Failure, 'retryAfter'>,
) {
  const format = formatsOf(language)
  const amount = quota.name === 'storage' || quota.name === 'pendingBytes' ? format.fileSize : format.number
  const at = new Date(Date.now() + retryAfter * 1000)
  const when = retryAfter < 12 * 3600 ? format.time(at) : format.dateTime(at)
  return t(`quota.${keyOf(quota)}`, { limit: amount(quota.limit), left: amount(quota.left), when })
}
