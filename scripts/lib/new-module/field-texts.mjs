import { translated } from './common-words.mjs'

/** A language's texts with the names of fields and choices; names without a translation stay English. */
export function withFieldTexts(texts, fields, language) {
  const called = ({ label }) => translated(label, language) ?? label
  const choices = fields.filter((field) => field.choices.length > 0)
  const own = {
    fields: Object.fromEntries(fields.map((field) => [field.name, called(field)])),
    choices: Object.fromEntries(
      choices.map(({ name, choices: values }) => [
        name,
        Object.fromEntries(values.map((choice) => [choice.value, called(choice)])),
      ]),
    ),
  }
  const relevant = Object.entries(texts).filter(([key]) => key !== 'choices' || choices.length > 0)
  return Object.fromEntries(relevant.map(([key, value]) => [key, own[key] ?? value]))
}

/** The labels without a translation in some language. */
export const untranslated = (fields) => {
  const labels = fields.flatMap(({ label, choices }) => [label, ...choices.map((choice) => choice.label)])
  return [...new Set(labels)].filter((label) => !translated(label, 'fr'))
}
