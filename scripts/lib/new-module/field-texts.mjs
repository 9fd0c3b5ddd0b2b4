import { translated } from './common-words.mjs'
import { hasUnit } from './fields.mjs'
import { capital } from './spellings.mjs'

/** A language's texts with the names of fields, units and choices; names without a translation stay English. */
export function withFieldTexts(texts, fields, language) {
  const called = ({ label }) => {
    const translation = translated(label, language)
    return translation ? capital(translation) : label
  }
  const choices = fields.filter((field) => field.choices.length > 0)
  const fieldTexts = {
    fields: Object.fromEntries(fields.map((field) => [field.name, called(field)])),
    choices: Object.fromEntries(
      choices.map(({ name, choices: values }) => [
        name,
        Object.fromEntries(values.map((choice) => [choice.value, called(choice)])),
      ]),
    ),
  }
  const measured = fields.filter(hasUnit)
  const units = Object.fromEntries(measured.map(({ name, unit }) => [name, translated(unit, language) ?? unit]))
  const relevant = Object.entries(texts).filter(([key]) => key !== 'choices' || choices.length > 0)
  return Object.fromEntries(
    relevant.flatMap(([key, value]) => [
      [key, fieldTexts[key] ?? value],
      ...(key === 'fields' && measured.length > 0 ? [['units', units]] : []),
    ]),
  )
}

/** The labels and units without a translation in some language. */
export const untranslated = (fields) => {
  const labels = fields.flatMap(({ label, unit, choices }) => [
    label,
    ...(unit ? [unit] : []),
    ...choices.map((choice) => choice.label),
  ])
  return [...new Set(labels)].filter((label) => !translated(label, 'fr'))
}
