import type { ChoiceKey } from '#platform/fields/fields.ts'
import type { NameIn, Shape } from '#platform/fields/contract-shapes.ts'

/** Labels of a contract's fields and choices, of which the compiler requires each; and translated units. */
export type FieldTexts<Fields extends Shape> = {
  field: (name: NameIn<Fields>) => string
  units?: Partial<Record<NameIn<Fields>, string>>
} & ([ChoiceKey<Fields>] extends [never] ? unknown : { choice: (key: ChoiceKey<Fields>) => string })

/**
 * Same for components that show fields of any module; declared as methods, because parameter types are specific to a
 * module.
 */
export interface AnyFieldTexts {
  field(name: string): string
  choice?(key: string): string
  units?: Readonly<Record<string, string | undefined>>
}

export const choiceText = (texts: AnyFieldTexts, name: string, value: string) =>
  texts.choice?.(`${name}.${value}`) ?? value

/** The translated unit of a field; without a translation, the unit of its schema. */
export const unitText = (texts: AnyFieldTexts, name: string, unit: string | undefined) =>
  unit && (texts.units?.[name] ?? unit)
