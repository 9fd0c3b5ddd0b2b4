import type { ChoiceKey } from '#platform/fields/fields.ts'
import type { NameIn, Shape } from '#platform/fields/contract-shapes.ts'

/** Labels of a contract's fields and choices; the compiler requires each. */
export type FieldTexts<Fields extends Shape> = { field: (name: NameIn<Fields>) => string } & ([
  ChoiceKey<Fields>,
] extends [never]
  ? unknown
  : { choice: (key: ChoiceKey<Fields>) => string })

/**
 * Same for components that show fields of any module; declared as methods, because parameter types are specific to a
 * module.
 */
export interface AnyFieldTexts {
  field(name: string): string
  choice?(key: string): string
}

export const choiceText = (texts: AnyFieldTexts, name: string, value: string) =>
  texts.choice?.(`${name}.${value}`) ?? value
