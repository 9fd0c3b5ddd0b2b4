import type { Failure } from '#platform/errors/failure.ts'
import { getFormats } from '#platform/i18n/formats.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { loadTexts, registerTexts } from '#platform/i18n/texts.ts'
import { type ExceededQuota, type QuotaName, quotaUnits, type SharedQuotaName } from '#platform/contracts/quota.ts'
import type texts from './locales/en.json'

declare module '#platform/i18n/use-texts.ts' {
  interface Texts {
    quota: typeof texts
  }
}

registerTexts(import.meta.glob('./locales/*.json'), 'quota')

/** Texts for limits of the whole installation. */
const sharedKeys = {
  storage: 'storageTotal',
  recipientsPerHour: 'recipientsTotal',
  recipientsPerDay: 'recipientsTotal',
} as const satisfies Record<SharedQuotaName, string>

const isShared = (name: QuotaName): name is SharedQuotaName => Object.hasOwn(sharedKeys, name)

const getKey = ({ name, scope }: ExceededQuota) =>
  scope === 'installation' && isShared(name) ? sharedKeys[name] : name

/** Text on the exceeded quota, the remaining amount and its renewal (`retryAfter`, in seconds). */
export async function quotaText(
  language: Language,
  quota: ExceededQuota,
  { retryAfter = 60 }: Pick<Failure, 'retryAfter'>,
) {
  const t = await loadTexts('quota', language)
  const format = getFormats(language)
  const amount = quotaUnits[quota.name] === 'bytes' ? format.fileSize : format.number
  const at = new Date(Date.now() + retryAfter * 1000)
  const when = retryAfter < 12 * 3600 ? format.time(at) : format.dateTime(at)
  return t(getKey(quota), { limit: amount(quota.limit), left: amount(quota.left), when })
}
