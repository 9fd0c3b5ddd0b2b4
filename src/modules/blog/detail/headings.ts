import type { SafeHtml } from '#platform/rich-text/rich-text.ts'
import { parseHtml } from '#platform/web/trusted-types.ts'

export interface Heading {
  /** Id of the rendered heading. */
  id: string
  text: string
  level: 2 | 3
}

const shown = 'h2, h3'

const idOf = (index: number) => `section-${index + 1}`

/** The headings of a text for its table of contents. */
export const headingsOf = (html: SafeHtml): Heading[] =>
  [...parseHtml(html).querySelectorAll(shown)].map((element, index) => ({
    id: idOf(index),
    text: element.textContent.trim(),
    level: element.localName === 'h2' ? 2 : 3,
  }))

/** Adds ids to the headings of a rendered text, since sanitised HTML has none. */
export function nameHeadings(place: Element) {
  for (const [index, element] of place.querySelectorAll<HTMLElement>(shown).entries()) {
    element.id = idOf(index)
    // Lets a link move the keyboard focus here.
    element.tabIndex = -1
  }
}
