/** Text as HTML shows it. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** What is known when a template is inserted. */
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

const fill = (text: string, values: TemplateValues, write: (value: string) => string) =>
  text.replace(/\{\{\s*([\w.]+)\s*\}\}/g, (all, name: string) => {
    const value = isKnown(name) ? placeholders[name](values) : undefined
    return value === undefined ? all : write(value)
  })

/** Fills in the HTML of a template. Placeholders without a value stay visible. */
export const filledIn = (html: string, values: TemplateValues) => fill(html, values, escaped)

/** The same for a subject. */
export const filledSubject = (subject: string, values: TemplateValues) => fill(subject, values, (value) => value)

/** The paragraph that opens the menu of templates. */
export const slash = '<p>/</p>'

/** The text with a template: in the place of the slash, else after what is written, before the signature. */
export function withTemplate(body: string, html: string, signature: string) {
  if (body.includes(slash)) return body.replace(slash, () => html)
  const end = signature !== '' && body.endsWith(signature) ? body.length - signature.length : body.length
  const [own, rest] = [body.slice(0, end).replace(/^(?:<p><\/p>)+$/, ''), body.slice(end)]
  return `${own}${html}${rest && `<p></p>${rest}`}`
}
