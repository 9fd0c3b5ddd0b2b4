/** The first element that fits, or a spot in the middle of the window where there is none. */
export const anchorAt = (selector: string) => () =>
  document.querySelector(selector) ?? {
    nodeType: Node.ELEMENT_NODE,
    getBoundingClientRect: () => new DOMRect(innerWidth / 2, innerHeight / 3, 0, 0),
  }
