import type { SafeHtml } from '#platform/rich-text/rich-text.ts'
import { textOfHtml } from '#platform/rich-text/text-of-html.ts'

export interface Heading {
  /** Id of the rendered heading. */
  id: string
  text: string
  level: 2 | 3
}

const headingSelector = 'h2, h3'

const getHeadingId = (index: number) => `section-${index + 1}`

/** The headings of a text for its table of contents. Reads the HTML as a string: the server has no DOM. */
export const parseHeadings = (html: SafeHtml): Heading[] =>
  [...html.matchAll(/<h([23])(?:\s[^<>]*)?>(.*?)<\/h\1>/gs)].map(([, level, content = ''], index) => ({
    id: getHeadingId(index),
    text: textOfHtml(content),
    level: level === '2' ? 2 : 3,
  }))

/** Adds ids to the headings of a rendered text, since sanitised HTML has none. */
export function nameHeadings(container: Element) {
  for (const [index, element] of container.querySelectorAll<HTMLElement>(headingSelector).entries()) {
    element.id = getHeadingId(index)
    // Lets a link move the keyboard focus here.
    element.tabIndex = -1
  }
}
