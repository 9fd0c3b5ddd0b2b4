import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { RuleActions, RuleConditions } from '../contract-rules.ts'
import { useFacets } from '../use-facets.ts'

const texts = ['from', 'to', 'subject', 'words'] as const
export const flags = ['read', 'starred', 'important'] as const

/** Conditions and actions of a rule in words. */
export function useRuleTexts() {
  const t = useTexts('email')
  const format = useFormats()
  const labels = useFacets()?.labels ?? []
  return {
    getConditionsText: (conditions: RuleConditions) =>
      format.list([
        ...texts.flatMap((name) =>
          conditions[name] ? t('rules.condition', { field: t(`rules.${name}`), value: conditions[name] }) : [],
        ),
        ...(conditions.hasAttachment ? [t('rules.hasAttachment')] : []),
      ]),
    getActionsText: ({ moveTo, labels: ids, ...actions }: RuleActions) =>
      format.list([
        ...(moveTo ? [t('rules.moved', { folder: t(`folders.${moveTo}`) })] : []),
        ...flags.flatMap((name) => (actions[name] ? t(`rules.flags.${name}`) : [])),
        ...labels.flatMap(({ id, name }) => (ids.includes(id) ? t('rules.labelled', { label: name }) : [])),
      ]),
  }
}
