import { embedOf } from '#platform/rich-text/embed.ts'

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** What a card is made of: an address, and the title that somebody gave it. */
export const embedFacts = (attributes: Record<string, unknown>) => {
  const href = textOf(attributes['href'])
  return { href, title: textOf(attributes['title']), embed: embedOf(href) }
}
