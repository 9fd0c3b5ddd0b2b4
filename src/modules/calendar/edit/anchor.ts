/** The first matching element, or a point in the middle of the window. */
export const createAnchor = (selector: string) => () =>
  document.querySelector(selector) ?? {
    nodeType: Node.ELEMENT_NODE,
    getBoundingClientRect: () => new DOMRect(innerWidth / 2, innerHeight / 3, 0, 0),
  }
