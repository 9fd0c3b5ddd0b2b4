import { type Described, namesWith } from '#platform/fields/descriptions.ts'
import { getField } from '#platform/fields/fields.ts'

/** A field with choices that the search of a list includes. */
export interface SearchedChoices {
  /** The field's name, which is also its column's. */
  name: string
  values: readonly string[]
  /** Whether a record has several of them. */
  isList: boolean
  /** The place of their labels in the module's texts. */
  texts: string
}

/** The searched fields with choices; `texts` are the places of labels that are not below `choices`. */
export const searchedChoices = (
  fields: Described,
  texts: Readonly<Record<string, string>> = {},
): readonly SearchedChoices[] =>
  namesWith(fields, 'isSearched').flatMap((name) => {
    const { kind, choices: values } = getField(fields[name]?.schema)
    if (kind !== 'choice' && kind !== 'choices') return []
    return [{ name, values, isList: kind === 'choices', texts: texts[name] ?? `choices.${name}` }]
  })

/** The names of the other searched fields, whose text a search reads. */
export const searchedTexts = <Fields extends Described>(fields: Fields) => {
  const choices = new Set(searchedChoices(fields).map(({ name }) => name))
  return namesWith(fields, 'isSearched').filter((name) => !choices.has(name))
}

/** The choices of a record as search entries have them. */
export const findChoices = (
  choices: readonly SearchedChoices[],
  record: Readonly<Record<string, unknown>>,
): Record<string, readonly string[]> =>
  Object.fromEntries(
    choices.map(({ name }) => [name, [record[name]].flat().filter((value) => typeof value === 'string')]),
  )
