import { type Language } from '#platform/i18n/languages.ts'
import { createTranslators } from '#platform/i18n/translate.ts'
import type { PlanRequest } from '../contract.ts'
import ar from '../locales/ar.json' with { type: 'json' }
import ch from '../locales/ch.json' with { type: 'json' }
import en from '../locales/en.json' with { type: 'json' }
import fr from '../locales/fr.json' with { type: 'json' }

const translators = createTranslators({ en, fr, ar, ch }, 'pricing')

/** The notification of a request, in the requester's language, which is that of the reply. */
export function requestWords({ plan, period, people, text }: Omit<PlanRequest, 'id' | 'askedAt'>, language: Language) {
  const t = translators[language]
  const chosen = { plan: t(`plans.${plan}.name`), period: t(`period.${period}`) }
  return { subject: t('askSubject', chosen), text: [t('askPeople', { people }), text].filter(Boolean).join('\n\n') }
}
