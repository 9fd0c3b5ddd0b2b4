import { parseEmbed } from '#platform/rich-text/embed.ts'

const getText = (value: unknown) => (typeof value === 'string' ? value : '')

/** The content of a card: a URL, and its title. */
export const embedFacts = (attributes: Record<string, unknown>) => {
  const href = getText(attributes['href'])
  return { href, title: getText(attributes['title']), embed: parseEmbed(href) }
}
