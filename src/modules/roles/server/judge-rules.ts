import type { z } from 'zod'
import { actions } from '#platform/contract.ts'
import { forbidden, Failure } from '#platform/errors/failure.ts'
import type { Rule } from '#platform/permissions/rules.ts'
import type { RuleDraft, Topic } from '../contract.ts'
import { findChanges, isWithin, getOwnActions, getRight } from '../rights.ts'

/** Rejects rules on unknown contracts, actions or columns, which would have no effect. */
export function checkRules(rules: readonly z.infer<typeof RuleDraft>[], topics: readonly Topic[]) {
  const byName = new Map(topics.map((topic) => [topic.name, topic]))
  const issues = rules.flatMap((rule, index) => {
    const topic = byName.get(rule.subject)
    if (!topic) return [{ path: `rules.${index}.subject`, message: `Contract ${rule.subject} does not exist` }]
    return findIssues(rule, topic).map(({ path, message }) => ({ path: `rules.${index}.${path}`, message }))
  })
  if (issues.length > 0)
    throw new Failure(422, 'The rules do not match their contracts', { issues: issues.slice(0, 20) })
}

function findIssues(rule: z.infer<typeof RuleDraft>, topic: Topic) {
  const faults: { path: string; message: string }[] = []
  const ownRules = getOwnActions(topic)
  const knownActions: readonly string[] = [...actions, ...ownRules]
  for (const action of rule.action.filter((one) => !knownActions.includes(one)))
    faults.push({ path: 'action', message: `The contract has no action ${action}` })
  for (const name of Object.keys(rule.conditions ?? {})) {
    const column = topic.columns.find((one) => one.name === name)
    if (!column) faults.push({ path: `conditions.${name}`, message: 'Conditions cannot use this field' })
    else if (!column.listed && rule.action.includes('read'))
      faults.push({ path: `conditions.${name}`, message: 'Permission to view cannot depend on this field' })
  }
  const unknown = (rule.fields ?? []).filter((field) => !topic.fields.includes(field))
  for (const field of unknown) faults.push({ path: 'fields', message: `Field ${field} does not exist` })
  if (rule.fields && rule.action.some((action) => action !== 'update' && !ownRules.includes(action)))
    faults.push({ path: 'fields', message: 'Only permission to edit can depend on fields' })
  return faults
}

interface RuleChange {
  before: readonly Rule[]
  after: readonly Rule[]
  ownRules: readonly Rule[]
  topics: readonly Topic[]
}

/** Throws 403 if the caller would grant rights they lack; otherwise they could give themselves all rights. */
export function checkHandover({ before, after, ownRules, topics }: RuleChange) {
  const granted = findChanges(before, after, topics).filter(({ kind }) => kind !== 'lost')
  const over = granted.find(
    ({ topic, action }) => !isWithin(getRight(after, topic, action), getRight(ownRules, topic, action)),
  )
  if (over) throw forbidden(`You cannot grant a permission that you do not have: ${over.action} ${over.topic}`)
}
