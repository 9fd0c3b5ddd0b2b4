import { parseEmbed } from '#platform/rich-text/embed.ts'

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** The content of a card: a URL, and its title. */
export const embedFacts = (attributes: Record<string, unknown>) => {
  const href = textOf(attributes['href'])
  return { href, title: textOf(attributes['title']), embed: parseEmbed(href) }
}
