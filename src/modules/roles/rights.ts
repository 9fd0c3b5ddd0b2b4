import { actions } from '#platform/contract.ts'
import type { Rule } from '#platform/fields/rules.ts'
import type { RightChange, Topic } from './contract.ts'

export type Conditions = NonNullable<Rule['conditions']>

/** One condition of an action: all of `conditions` (or none), limited to `fields` (or all). */
export interface RightCondition {
  conditions?: Conditions | undefined
  fields?: readonly string[] | undefined
}

/** A role's right to an action: any of `ways`, none of `except`. */
export interface Right {
  ways: readonly RightCondition[]
  except: readonly RightCondition[]
  /** The rules depend on their order and cannot be expressed as ways and exceptions; edits replace them. */
  tangled: boolean
}

export type Level = RightChange['before']

/** A contract with its actions. */
export type TopicActions = Pick<Topic, 'name' | 'actions'>

const isBuiltIn = (action: string) => actions.some((one) => one === action)

/** The custom actions that the contract declares. */
export const ownActions = ({ actions: declared }: Pick<Topic, 'actions'>) =>
  declared.filter((action) => !isBuiltIn(action))

const actionsOf = (topic: TopicActions | undefined): string[] => [...actions, ...(topic ? ownActions(topic) : [])]

const appliesTo = (rule: Rule, topic: string, action: string) =>
  (rule.subject === topic || rule.subject === 'all') && rule.action.some((one) => one === action || one === 'manage')

const conditionOf = ({ conditions, fields }: Rule): RightCondition => ({
  ...(conditions && Object.keys(conditions).length > 0 && { conditions }),
  ...(fields && { fields }),
})

const isWhole = ({ conditions, fields }: RightCondition) => !conditions && !fields

/** Later rules override earlier ones; a rule without condition replaces those before it. */
export function rightOf(rules: readonly Rule[], topic: string, action: string): Right {
  let ways: RightCondition[] = []
  let except: RightCondition[] = []
  let tangled = false
  for (const rule of rules) {
    if (!appliesTo(rule, topic, action)) continue
    const way = conditionOf(rule)
    if (isWhole(way)) {
      ways = rule.inverted ? [] : [way]
      except = []
      tangled = false
    } else if (rule.inverted) except = [...except, way]
    else {
      ways = [...ways, way]
      tangled ||= except.length > 0
    }
  }
  return ways.length > 0 ? { ways, except, tangled } : none
}

const none: Right = { ways: [], except: [], tangled: false }

/** `some`: limited to some records or fields. */
export function levelOf({ ways, except }: Right): Level {
  if (ways.length === 0) return 'never'
  return except.length === 0 && ways.some(isWhole) ? 'always' : 'some'
}

/** Rules with one right changed; `topics` lists all contracts, to expand rules about all. */
export function withRight(
  rules: readonly Rule[],
  topics: readonly TopicActions[],
  { topic, action, grant }: { topic: string; action: string; grant: Right },
): Rule[] {
  const every = actionsOf(topics.find(({ name }) => name === topic))
  const others = rules.flatMap((rule) => {
    if (!appliesTo(rule, topic, action)) return [rule]
    const left = rule.action.flatMap((one) => (one === 'manage' ? every : [one])).filter((one) => one !== action)
    const elsewhere = rule.subject === 'all' ? topics.filter(({ name }) => name !== topic) : []
    return [
      ...elsewhere.map(({ name: subject }) => ({ ...rule, subject })),
      ...(left.length > 0 ? [{ ...rule, subject: topic, action: left }] : []),
    ]
  })
  const toRule = (way: RightCondition, inverted: boolean): Rule => ({
    action: [action],
    subject: topic,
    ...(way.conditions && { conditions: way.conditions }),
    ...(way.fields && { fields: [...way.fields] }),
    ...(inverted && { inverted }),
  })
  return [...others, ...grant.ways.map((way) => toRule(way, false)), ...grant.except.map((way) => toRule(way, true))]
}

/**
 * Rewrites rules by contract, without rules about all, and combines actions with equal conditions. Leaves rules that
 * depend on their order unchanged.
 */
export function simplifyRules(rules: readonly Rule[], topics: readonly TopicActions[]): Rule[] {
  if (topics.some((topic) => actionsOf(topic).some((action) => rightOf(rules, topic.name, action).tangled)))
    return [...rules]
  return topics.flatMap((topic) => {
    const found = new Map<string, Rule>()
    for (const action of actionsOf(topic)) {
      const { ways, except } = rightOf(rules, topic.name, action)
      for (const [way, inverted] of [
        ...ways.map((one) => [one, false] as const),
        ...except.map((one) => [one, true] as const),
      ]) {
        const key = `${inverted} ${canonical(way)}`
        const same = found.get(key)
        if (same) same.action.push(action)
        else
          found.set(key, {
            action: [action],
            subject: topic.name,
            ...(way.conditions && { conditions: way.conditions }),
            ...(way.fields && { fields: [...way.fields] }),
            ...(inverted && { inverted }),
          })
      }
    }
    // Exceptions last, since later rules override earlier ones.
    return [...found.values()].toSorted((one, other) => Number(one.inverted ?? false) - Number(other.inverted ?? false))
  })
}

/** Serialises a value so that equal values give equal text, regardless of the order of keys and items. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).toSorted().join()}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? ''
  const entries = Object.entries(value).filter(([, item]) => item !== undefined)
  return `{${entries
    .map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`)
    .toSorted()
    .join()}}`
}

export const isSameRight = (one: Right, other: Right) =>
  canonical([one.ways, one.except]) === canonical([other.ways, other.except])

const rank: Record<Level, number> = { never: 0, some: 1, always: 2 }

/** The rights that would be gained, lost or changed. */
export function changesBetween(
  before: readonly Rule[],
  after: readonly Rule[],
  topics: readonly TopicActions[],
): RightChange[] {
  return topics.flatMap((asked) =>
    actionsOf(asked).flatMap((action): RightChange[] => {
      const { name: topic } = asked
      const [old, next] = [rightOf(before, topic, action), rightOf(after, topic, action)]
      if (isSameRight(old, next)) return []
      const [was, is] = [levelOf(old), levelOf(next)]
      const kind = rank[is] > rank[was] ? 'gained' : rank[is] < rank[was] ? 'lost' : 'changed'
      return [{ topic, action, before: was, after: is, kind }]
    }),
  )
}

/** Applies the changes from `made` to `mine` to the rules saved meanwhile, right by right. */
export function rebased(
  { made, mine, theirs }: Record<'made' | 'mine' | 'theirs', readonly Rule[]>,
  topics: readonly TopicActions[],
): Rule[] {
  const put = changesBetween(made, mine, topics).reduce<readonly Rule[]>(
    (rules, { topic, action }) => withRight(rules, topics, { topic, action, grant: rightOf(mine, topic, action) }),
    theirs,
  )
  return simplifyRules(put, topics)
}

/** Whether a user with `own` may grant `given`: nobody can grant more than they have. */
export function isWithin(given: Right, own: Right) {
  if (given.ways.length === 0 || levelOf(own) === 'always') return true
  const exceptions = new Set(given.except.map(canonical))
  return (
    given.ways.every((way) => own.ways.some((mine) => isWhole(mine) || canonical(mine) === canonical(way))) &&
    own.except.every((way) => exceptions.has(canonical(way)))
  )
}
