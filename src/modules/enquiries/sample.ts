import type { Sample } from '#platform/db/sample/sample.ts'
import { fold } from '#platform/text/fold.ts'
import type { Tables } from './server/tables.ts'

const messages = [
  [
    'Which plan fits a team of nine?',
    'We are nine people and would build two modules of our own. Is Team support enough for us?',
  ],
  ['Arabic first', 'Our staff read Arabic. Can that be the language that everybody begins with?'],
  [
    'Moving from spreadsheets',
    'We keep contacts and invoices in spreadsheets. How would we bring some 4,000 rows over?',
  ],
] as const

const sample: Sample<Tables> = ({ people, ago }) => ({
  enquiries: messages.flatMap(([subject, text], index) => {
    const person = people[index * 3]
    const email = person?.emails[0]
    if (!person || email === undefined) return []
    const { firstname, lastname, company } = person
    const name = `${firstname} ${lastname}`
    return {
      id: index + 1,
      name,
      email,
      company,
      subject,
      text,
      language: 'en' as const,
      receivedAt: ago({ days: index * 4 + 1, hours: 5 }),
      search: fold(name, email, company, subject, text),
    }
  }),
})

export default sample
