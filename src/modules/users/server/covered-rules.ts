import type { Rule } from '#platform/permissions/rules.ts'
import { isSameJson } from '#platform/fields/same-json.ts'

const isApplicable = ({ action, subject }: Rule, requestedAction: string, topic: string) =>
  (action.includes(requestedAction) || action.includes('manage')) && (subject === topic || subject === 'all')

/** Whether a rule concerns at least the records and fields of another one. */
const isWider = ({ conditions, fields }: Rule, than: Rule) =>
  (!conditions || isSameJson(conditions, than.conditions)) &&
  (!fields || (than.fields !== undefined && than.fields.every((field) => fields.includes(field))))

/** Whether own rules allow an action for all records and fields of a rule, not only for some of them. */
function allowsAll(ownRules: readonly Rule[], rule: Rule, action: string, exceptions: readonly Rule[]) {
  // Later rules override earlier ones.
  for (const ownRule of ownRules.toReversed()) {
    if (!isApplicable(ownRule, action, rule.subject)) continue
    if (!ownRule.inverted && isWider(ownRule, rule)) return true
    const isShared = () =>
      exceptions.some((other) => isApplicable(other, action, rule.subject) && isWider(other, ownRule))
    if (ownRule.inverted && !isShared()) return false
  }
  return false
}

/** Whether own rules allow whatever the rules of another role allow. */
export const areCovered = (rules: readonly Rule[], ownRules: readonly Rule[]): boolean =>
  rules.every((rule, at) => {
    if (rule.inverted) return true
    const exceptions = rules.slice(at + 1).filter(({ inverted }) => inverted)
    return rule.action.every((action) => allowsAll(ownRules, rule, action, exceptions))
  })
