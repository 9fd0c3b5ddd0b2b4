/** Text as HTML shows it. */
const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

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

const fill = (text: string, values: TemplateValues, write: (value: string) => string) =>
  text.replace(/\{\{\s*([\w.]+)\s*\}\}/g, (all, name: string) => {
    const value = isKnown(name) ? placeholders[name](values) : undefined
    return value === undefined ? all : write(value)
  })

/** Fills in the HTML of a template. Placeholders without a value stay visible. */
export const fillInTemplate = (html: string, values: TemplateValues) => fill(html, values, escapeHtml)

/** The same for a subject. */
export const fillInSubject = (subject: string, values: TemplateValues) => fill(subject, values, (value) => value)

/** The paragraph that opens the menu of templates. */
export const slash = '<p>/</p>'

/** The text with a template: it replaces the slash, else it follows the text, before the signature. */
export function withTemplate(body: string, html: string, signature: string) {
  if (body.includes(slash)) return body.replace(slash, () => html)
  const end = signature !== '' && body.endsWith(signature) ? body.length - signature.length : body.length
  const [ownText, rest] = [body.slice(0, end).replace(/^(?:<p><\/p>)+$/, ''), body.slice(end)]
  return `${ownText}${html}${rest && `<p></p>${rest}`}`
}
