import { type Language, languages } from '#platform/i18n/languages.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import type { SharedServices } from '#platform/server/pipeline/call.ts'

export interface TextServices extends Pick<SharedServices, 'workspace'> {
  /** The texts of this module in the workspace's language. */
  texts(): Promise<Translate>
}

export interface OrderTexts {
  t: Translate
  language: Language
  /** The name of a country. */
  country: (code: string) => string
  /** An amount in the currency of the order. */
  money: (cents: number) => string
  /** A rate in percent. */
  percent: (rate: number) => string
}

/** Texts and formats in the workspace's language, for what buyers read outside of the application. */
export async function readOrderTexts(services: TextServices, currency: string): Promise<OrderTexts> {
  const { language } = await services.workspace()
  const tag = languages[language].formatTag
  const regions = new Intl.DisplayNames(tag, { type: 'region' })
  const amounts = new Intl.NumberFormat(tag, { style: 'currency', currency })
  const rates = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 })
  return {
    t: await services.texts(),
    language,
    country: (code) => regions.of(code) ?? code,
    money: (cents) => amounts.format(cents / 100),
    percent: (rate) => rates.format(rate / 100),
  }
}
