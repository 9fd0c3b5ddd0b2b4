import { escapeHtml } from '#platform/text/escape-html.ts'
import { fillPlaceholders } from '#platform/text/fill-placeholders.ts'

/** The values for the placeholders of a template. */
export interface TemplateValues {
  recipient: { name: string; email: string } | undefined
  sender: string
  today: string
}

/** The placeholders of templates, and their values; undefined while they are not known. */
export const placeholders = {
  'recipient.firstname': ({ recipient }: TemplateValues) => recipient && (firstWord(recipient.name) || recipient.email),
  'recipient.name': ({ recipient }: TemplateValues) => recipient && (recipient.name || recipient.email),
  'sender.name': ({ sender }: TemplateValues) => sender,
  today: ({ today }: TemplateValues) => today,
} as const

const firstWord = (name: string) => name.trim().split(/\s+/)[0] ?? ''

const isKnown = (name: string): name is keyof typeof placeholders => Object.hasOwn(placeholders, name)

const getValue = (name: string, values: TemplateValues) => (isKnown(name) ? placeholders[name](values) : undefined)

/** Fills in the HTML of a template. Placeholders without a value stay visible. */
export const fillInTemplate = (html: string, values: TemplateValues) =>
  fillPlaceholders(html, (name) => {
    const value = getValue(name, values)
    return value === undefined ? undefined : escapeHtml(value)
  })

/** The same for a subject. */
export const fillInSubject = (subject: string, values: TemplateValues) =>
  fillPlaceholders(subject, (name) => getValue(name, values))

/** The paragraph that opens the menu of templates. */
export const slash = '<p>/</p>'

/** The text with a template: it replaces the slash, else it follows the text, before the signature. */
export function withTemplate(body: string, html: string, signature: string) {
  if (body.includes(slash)) return body.replace(slash, () => html)
  const end = signature !== '' && body.endsWith(signature) ? body.length - signature.length : body.length
  const [ownText, rest] = [body.slice(0, end).replace(/^(?:<p><\/p>)+$/, ''), body.slice(end)]
  return `${ownText}${html}${rest && `<p></p>${rest}`}`
}
