import * as z from 'zod'
import { innermost } from './contract-shapes.ts'
import { listNames } from './descriptions.ts'

/** The user has to work on a record with this value, waits for somebody else, or has finished it. */
export type Phase = 'open' | 'waiting' | 'done'

/** A role of the theme's colours, for `data-tone`. */
export type Tone = 'quiet' | 'brand' | 'info' | 'success' | 'warning' | 'error'

/** The meaning of a field's value. Conditions, counts, clocks, marks and orders derive from it. */
export interface Choice {
  /** Rank in a stored order. A further value takes a number between two others; never change a number. */
  rank?: number
  phase?: Phase
  tone?: Tone
}

/** The values of a field, in order: `satisfies Choices<'rank' | 'tone'>` names the required keys of each. */
export type Choices<Needed extends keyof Choice = never, More = unknown> = Readonly<
  Record<string, Choice & Required<Pick<Choice, Needed>> & More>
>

/** The values that code computes, such as those of overdue invoices: a further one also needs its condition. */
export type ComputedChoices<Needed extends keyof Choice = never, More = unknown> = Choices<Needed, More>

/** The values of a list, in order. */
export const listValues = <Value extends string>(list: Readonly<Record<Value, unknown>>): Value[] => listNames(list)

/** The values of a list in this phase. */
export type ValueIn<List, Of extends Phase> = {
  [Value in keyof List & string]: List[Value] extends { readonly phase: Of } ? Value : never
}[keyof List & string]

/** The values of a list that are in one of these phases. */
export const valuesIn = <const List extends Choices<'phase'>, const Of extends Phase>(list: List, ...phases: Of[]) =>
  listNames(list).filter((value): value is ValueIn<List, Of> & keyof List =>
    phases.some((phase) => phase === list[value]?.phase),
  )

/** The first value of a phase, for new or finished records. */
export function firstIn<const List extends Choices<'phase'>, const Of extends Phase>(list: List, phase: Of) {
  const [first] = valuesIn(list, phase)
  if (first === undefined) throw new TypeError(`No choice has the phase ${phase}`)
  return first
}

const lists = z.registry<{ list: Choices }>()

/** The schema of a field with the values of a list, whose tones generic screens use. */
export const choiceOf = <Value extends string>(list: Readonly<Record<Value, Choice>>) =>
  z.enum(listValues(list)).register(lists, { list })

/** The tone of a value, if the field's schema was made by `choiceOf` with tones. */
export function getTone(schema: unknown, value: string) {
  const inner = innermost(schema)
  return inner instanceof z.ZodType ? lists.get(inner)?.list[value]?.tone : undefined
}
