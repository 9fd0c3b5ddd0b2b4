import type { SafeHtml } from '#platform/rich-text/rich-text.ts'
import { parseHtml } from '#platform/web/trusted-types.ts'

export interface Heading {
  /** Of the element, once it is shown. */
  id: string
  text: string
  level: 2 | 3
}

const shown = 'h2, h3'

const idOf = (index: number) => `section-${index + 1}`

/** The headings of a text, as its table of contents lists them. */
export const headingsOf = (html: SafeHtml): Heading[] =>
  [...parseHtml(html).querySelectorAll(shown)].map((element, index) => ({
    id: idOf(index),
    text: element.textContent.trim(),
    level: element.localName === 'h2' ? 2 : 3,
  }))

/** Makes the headings of a shown text reachable: safe HTML has no ids of its own. */
export function nameHeadings(place: Element) {
  for (const [index, element] of place.querySelectorAll<HTMLElement>(shown).entries()) {
    element.id = idOf(index)
    // Where reading goes on, with the keyboard too.
    element.tabIndex = -1
  }
}
