import { actions } from '#platform/contract.ts'
import type { Rule } from '#platform/permissions/rules.ts'
import type { RightChange, Topic } from './contract.ts'

export type Conditions = NonNullable<Rule['conditions']>

/** One condition of an action: all of `conditions` (or none), limited to `fields` (or all). */
export interface RightCondition {
  conditions?: Conditions | undefined
  fields?: readonly string[] | undefined
}

/** A role's right to an action: any of `allow`, none of `except`. */
export interface Right {
  allow: readonly RightCondition[]
  except: readonly RightCondition[]
  /** The rules depend on their order and cannot be expressed as conditions and exceptions; edits replace them. */
  tangled: boolean
}

export type Level = RightChange['before']

/** A contract with its actions. */
export type TopicActions = Pick<Topic, 'name' | 'actions'>

const isBuiltIn = (action: string) => actions.some((one) => one === action)

/** The custom actions that the contract declares. */
export const getOwnActions = ({ actions: declared }: Pick<Topic, 'actions'>) =>
  declared.filter((action) => !isBuiltIn(action))

const getActions = (topic: TopicActions | undefined): string[] => [...actions, ...(topic ? getOwnActions(topic) : [])]

const isForAction = (rule: Rule, topic: string, action: string) =>
  (rule.subject === topic || rule.subject === 'all') && rule.action.some((one) => one === action || one === 'manage')

const toCondition = ({ conditions, fields }: Rule): RightCondition => ({
  ...(conditions && Object.keys(conditions).length > 0 && { conditions }),
  ...(fields && { fields }),
})

const isWhole = ({ conditions, fields }: RightCondition) => !conditions && !fields

/** Later rules override earlier ones; a rule without condition replaces those before it. */
export function getRight(rules: readonly Rule[], topic: string, action: string): Right {
  let allow: RightCondition[] = []
  let except: RightCondition[] = []
  let tangled = false
  for (const rule of rules) {
    if (!isForAction(rule, topic, action)) continue
    const right = toCondition(rule)
    if (isWhole(right)) {
      allow = rule.inverted ? [] : [right]
      except = []
      tangled = false
    } else if (rule.inverted) except.push(right)
    else {
      allow.push(right)
      tangled ||= except.length > 0
    }
  }
  return allow.length > 0 ? { allow, except, tangled } : none
}

const none: Right = { allow: [], except: [], tangled: false }

/** `some`: limited to some records or fields. */
export function getLevel({ allow, except }: Right): Level {
  if (allow.length === 0) return 'never'
  return except.length === 0 && allow.some(isWhole) ? 'always' : 'some'
}

/** Rules with one right changed; `topics` lists all contracts, to expand rules about all. */
export function withRight(
  rules: readonly Rule[],
  topics: readonly TopicActions[],
  { topic, action, grant }: { topic: string; action: string; grant: Right },
): Rule[] {
  const every = getActions(topics.find(({ name }) => name === topic))
  const others = rules.flatMap((rule) => {
    if (!isForAction(rule, topic, action)) return [rule]
    const remaining = rule.action.flatMap((one) => (one === 'manage' ? every : [one])).filter((one) => one !== action)
    const elsewhere = rule.subject === 'all' ? topics.filter(({ name }) => name !== topic) : []
    return [
      ...elsewhere.map(({ name: subject }) => ({ ...rule, subject })),
      ...(remaining.length > 0 ? [{ ...rule, subject: topic, action: remaining }] : []),
    ]
  })
  const toRule = (right: RightCondition, inverted: boolean): Rule => ({
    action: [action],
    subject: topic,
    ...(right.conditions && { conditions: right.conditions }),
    ...(right.fields && { fields: [...right.fields] }),
    ...(inverted && { inverted }),
  })
  return [
    ...others,
    ...grant.allow.map((right) => toRule(right, false)),
    ...grant.except.map((right) => toRule(right, true)),
  ]
}

/**
 * Rewrites rules by contract, without rules about all, and combines actions with equal conditions. Leaves rules that
 * depend on their order unchanged.
 */
export function simplifyRules(rules: readonly Rule[], topics: readonly TopicActions[]): Rule[] {
  if (topics.some((topic) => getActions(topic).some((action) => getRight(rules, topic.name, action).tangled)))
    return [...rules]
  return topics.flatMap((topic) => {
    const merged = new Map<string, Rule>()
    for (const action of getActions(topic)) {
      const { allow, except } = getRight(rules, topic.name, action)
      for (const [right, inverted] of [
        ...allow.map((one) => [one, false] as const),
        ...except.map((one) => [one, true] as const),
      ]) {
        const key = `${inverted} ${toCanonicalJson(right)}`
        const existing = merged.get(key)
        if (existing) existing.action.push(action)
        else
          merged.set(key, {
            action: [action],
            subject: topic.name,
            ...(right.conditions && { conditions: right.conditions }),
            ...(right.fields && { fields: [...right.fields] }),
            ...(inverted && { inverted }),
          })
      }
    }
    // Exceptions last, since later rules override earlier ones.
    return [...merged.values()].toSorted(
      (one, other) => Number(one.inverted ?? false) - Number(other.inverted ?? false),
    )
  })
}

/** Serialises a value so that equal values give equal text, regardless of the order of keys and items. */
export function toCanonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toCanonicalJson).toSorted().join()}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? ''
  const entries = Object.entries(value).filter(([, item]) => item !== undefined)
  return `{${entries
    .map(([key, item]) => `${JSON.stringify(key)}:${toCanonicalJson(item)}`)
    .toSorted()
    .join()}}`
}

export const isSameRight = (one: Right, other: Right) =>
  toCanonicalJson([one.allow, one.except]) === toCanonicalJson([other.allow, other.except])

const rank: Record<Level, number> = { never: 0, some: 1, always: 2 }

/** The rights that would be gained, lost or changed. */
export function findChanges(
  before: readonly Rule[],
  after: readonly Rule[],
  topics: readonly TopicActions[],
): RightChange[] {
  return topics.flatMap((topicActions) =>
    getActions(topicActions).flatMap((action): RightChange[] => {
      const { name: topic } = topicActions
      const [old, next] = [getRight(before, topic, action), getRight(after, topic, action)]
      if (isSameRight(old, next)) return []
      const [was, is] = [getLevel(old), getLevel(next)]
      const kind = rank[is] > rank[was] ? 'gained' : rank[is] < rank[was] ? 'lost' : 'changed'
      return [{ topic, action, before: was, after: is, kind }]
    }),
  )
}

/** Applies the changes from `base` to `own` to the rules saved meanwhile, right by right. */
export function rebaseRules(
  { base, own, saved }: Record<'base' | 'own' | 'saved', readonly Rule[]>,
  topics: readonly TopicActions[],
): Rule[] {
  const rebasedRules = findChanges(base, own, topics).reduce<readonly Rule[]>(
    (rules, { topic, action }) => withRight(rules, topics, { topic, action, grant: getRight(own, topic, action) }),
    saved,
  )
  return simplifyRules(rebasedRules, topics)
}

/** Whether a user with a right may grant another: nobody can grant more than they have. */
export function isWithin(grantedRight: Right, ownRight: Right) {
  if (grantedRight.allow.length === 0 || getLevel(ownRight) === 'always') return true
  const exceptions = new Set(grantedRight.except.map(toCanonicalJson))
  return (
    grantedRight.allow.every((right) =>
      ownRight.allow.some((one) => isWhole(one) || toCanonicalJson(one) === toCanonicalJson(right)),
    ) && ownRight.except.every((right) => exceptions.has(toCanonicalJson(right)))
  )
}
