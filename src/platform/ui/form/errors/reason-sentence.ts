import '#platform/ui/form/texts.ts'
import type { Reason } from '#platform/errors/issue-reason.ts'
import type { Translator } from '#platform/i18n/use-texts.ts'

const counted = ['tooShort', 'tooLong', 'tooFew', 'tooMany'] as const
const limited = ['atLeast', 'atMost', 'step'] as const
const plain = [
  'required',
  'choose',
  'chooseOne',
  'accept',
  'email',
  'url',
  'date',
  'time',
  'datetime',
  'number',
  'whole',
  'format',
  'unknownRecord',
  'taken',
  'changed',
  'tooComplex',
] as const

/** Whether the platform has a message for a reason; modules may have their own reasons. */
export const knowsReason = (reason: string) => [...counted, ...limited, ...plain].some((known) => known === reason)

/** The platform's message for the reason why a value was rejected. */
export function reasonSentence(t: Translator<'form'>, { reason, limit = 0 }: Reason): string {
  const isReason = (other: string) => other === reason
  const byCount = counted.find(isReason)
  if (byCount) return t(`reasons.${byCount}`, { count: limit })
  const byLimit = limited.find(isReason)
  if (byLimit) return t(`reasons.${byLimit}`, { limit })
  return t(`reasons.${plain.find(isReason) ?? 'invalid'}`)
}
