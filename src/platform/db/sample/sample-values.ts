import type * as z from 'zod'
import { type Field, getField, isRichText, clampTo } from '#platform/fields/fields.ts'
import { fromCents } from '#platform/numbers/money.ts'
import type { SampleTools } from './sample.ts'
import { mailName, type Person } from './sample-person.ts'

type Tools = Pick<SampleTools, 'people' | 'random' | 'ago' | 'ahead'>

const listWords = ({ company, firstname, lastname, jobTitle, place }: Person) => [
  company,
  `${firstname} ${lastname}`,
  jobTitle,
  place.city,
]

// Consecutive people work at the same place.
const stride = 7

const day = (moment: string) => moment.slice(0, 10)

/** Decimals get some hundredths, if the schema allows them. */
const getPart = ({ digits = 0 }: Field, hundredths: number) => Number((hundredths / 100).toFixed(Math.min(digits, 2)))

function inventValue(field: Field, person: Person, text: string, { people, random, ago, ahead }: Tools) {
  switch (field.kind) {
    case 'text':
      return text
    case 'longText':
      return person.notes
    case 'email':
      return person.emails[0]
    case 'phone':
      return person.phones[0]
    case 'url':
      return `https://${mailName(person.company) || 'www'}.example/`
    case 'date':
      return day(random.chance(0.5) ? ago({ days: random.int(0, 40) }) : ahead({ days: random.int(1, 60) }))
    case 'number':
      return clampTo(field, random.int(1, 40) + getPart(field, random.int(0, 99)))
    case 'money':
      return clampTo(field, fromCents(random.int(5, 900) * 100 + random.pick([0, 50, 95, 99])))
    case 'yesNo':
      return random.chance(0.4)
    case 'choice':
      return random.pick(field.choices)
    case 'choices':
      return field.choices.filter(() => random.chance(0.4))
    case 'person':
      // The ids of the people in a module that stores them in this order.
      return { id: String(people.indexOf(person) + 1), name: `${person.firstname} ${person.lastname}` }
    case 'record':
      // Records of other modules are not known here.
      return undefined
    case 'files':
      // A sample inserts its files first.
      return undefined
  }
}

/**
 * Values of a sample record, generated from the contract's schema; `own` overrides them. Optional fields are sometimes
 * empty, rich text always. Throws if a generated value breaks a rule of its field.
 */
export function sampleValues<Draft extends z.ZodObject>(
  draft: Draft,
  index: number,
  tools: Tools,
  own: Partial<z.output<Draft>> = {},
): z.output<Draft> {
  const person = tools.people[(index * stride) % tools.people.length] ?? tools.random.pick(tools.people)
  const words = listWords(person)
  let texts = 0
  const plain = Object.entries(draft.shape).filter(([name, schema]) => !isRichText(schema) && !Object.hasOwn(own, name))
  const generated = plain.map(([name, schema]) => {
    const field = getField(schema)
    const value = inventValue(field, person, words[texts % words.length] ?? '', tools)
    if (field.kind === 'text') texts += 1
    const isEmpty =
      !field.isRequired && !['yesNo', 'choice', 'choices'].includes(field.kind) && tools.random.chance(0.25)
    return [name, isEmpty ? undefined : value]
  })
  return draft.parse({ ...Object.fromEntries(generated), ...own })
}
