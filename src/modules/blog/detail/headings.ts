import type { SafeHtml } from '#platform/rich-text/rich-text.ts'
import { parseHtml } from '#platform/web/trusted-types.ts'

export interface Heading {
  /** Id of the rendered heading. */
  id: string
  text: string
  level: 2 | 3
}

const headingSelector = 'h2, h3'

const getHeadingId = (index: number) => `section-${index + 1}`

/** The headings of a text for its table of contents. */
export const parseHeadings = (html: SafeHtml): Heading[] =>
  [...parseHtml(html).querySelectorAll(headingSelector)].map((element, index) => ({
    id: getHeadingId(index),
    text: element.textContent.trim(),
    level: element.localName === 'h2' ? 2 : 3,
  }))

/** Adds ids to the headings of a rendered text, since sanitised HTML has none. */
export function nameHeadings(container: Element) {
  for (const [index, element] of container.querySelectorAll<HTMLElement>(headingSelector).entries()) {
    element.id = getHeadingId(index)
    // Lets a link move the keyboard focus here.
    element.tabIndex = -1
  }
}
