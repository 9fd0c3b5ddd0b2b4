/** The scroll position: the end, or the distance in px of a row from the upper edge. */
type ScrollPosition = 'end' | { key: string; top: number }

interface Target {
  key: string
  /** Where to place the row, from 0 (top) to 1 (bottom). */
  share: number
  /** Prefers the end if the row is visible from there. */
  preferEnd?: boolean
}

const nearEnd = 24

/**
 * Keeps the visible rows in place while rows are added or removed or change their height. Replaces the browser's scroll
 * anchoring, which some browsers lack and which does not work at the very top.
 */
export class ScrollAnchor {
  readonly scroller: HTMLElement
  #position: ScrollPosition = 'end'
  #target: Target | undefined
  #focused: Element | undefined
  /** `scrollTop` when the position was stored; the difference since then is the user's own scrolling. */
  #notedTop = 0

  constructor(scroller: HTMLElement) {
    this.scroller = scroller
    scroller.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element) this.#focused = target
    })
  }

  /** Moves the focus to the list if the focused row has been removed by scrolling. */
  keepFocus() {
    if (!this.#focused || this.#focused.isConnected) return
    this.#focused = undefined
    if (document.activeElement === document.body) this.scroller.focus({ preventScroll: true })
  }

  get rows(): HTMLElement[] {
    return [...this.scroller.querySelectorAll<HTMLElement>('[data-row]')]
  }

  get isAtEnd() {
    return this.#position === 'end'
  }

  get isShown() {
    return this.scroller.clientHeight > 0
  }

  /** Whether the first new row is above the visible area; undefined if it is not rendered. */
  get isNewAbove() {
    const row = this.rows.find(({ dataset }) => dataset['firstNew'])
    return row && row.getBoundingClientRect().bottom < this.scroller.getBoundingClientRect().top
  }

  /** Hidden height in px above and below. */
  get hidden() {
    const { scrollTop, scrollHeight, clientHeight } = this.scroller
    return { above: scrollTop, below: scrollHeight - clientHeight - scrollTop }
  }

  #row(key: string) {
    return this.rows.find(({ dataset }) => dataset['row'] === key)
  }

  #getTop(row: HTMLElement) {
    return row.getBoundingClientRect().top - this.scroller.getBoundingClientRect().top
  }

  /** Stores the position. `isWhole`: the last row is the last message of the chat. */
  remember(isWhole: boolean) {
    if (!this.isShown || this.#target) return
    this.#notedTop = this.scroller.scrollTop
    if (isWhole && this.hidden.below <= nearEnd) {
      this.#position = 'end'
      return
    }
    const top = this.scroller.getBoundingClientRect().top
    const row = this.rows.find((one) => one.getBoundingClientRect().bottom > top + 1)
    const key = row?.dataset['row']
    if (row && key) this.#position = { key, top: this.#getTop(row) }
  }

  /** Restores the stored position; call it after every possible change of a height. */
  restore() {
    if (!this.isShown) return
    if (this.#target) {
      const { key, share, preferEnd } = this.#target
      const row = this.#row(key)
      if (!row) return
      this.#target = undefined
      const height = this.scroller.clientHeight
      const fits = this.scroller.scrollHeight - this.scroller.scrollTop - this.#getTop(row) <= height
      this.#position = preferEnd && fits ? 'end' : { key, top: Math.max(0, (height - row.offsetHeight) * share) }
      this.#notedTop = this.scroller.scrollTop
    }
    // A key or a wheel scrolls over several frames; setting an absolute position would stop that.
    const scrolled = this.scroller.scrollTop - this.#notedTop
    if (this.#position === 'end') {
      if (this.hidden.below > 0.5 && scrolled >= 0) this.#scrollBy(this.hidden.below)
      return
    }
    const row = this.#row(this.#position.key)
    if (!row) return
    const moved = this.#getTop(row) + scrolled - this.#position.top
    if (Math.abs(moved) >= 0.5) this.#scrollBy(moved)
  }

  /** Scrolls with the content, preserving the user's own scrolling. */
  #scrollBy(distance: number) {
    const before = this.scroller.scrollTop
    this.scroller.scrollTop += distance
    this.#notedTop += this.scroller.scrollTop - before
  }

  goTo(target: Target) {
    this.#target = target
    this.restore()
  }

  goToEnd() {
    this.#target = undefined
    this.#position = 'end'
    this.#notedTop = this.scroller.scrollTop
    this.restore()
  }

  /** The id of the last fully visible row, from its `data-id`. */
  lastRead() {
    const edge = this.scroller.getBoundingClientRect().bottom
    const row = this.rows.findLast((one) => one.dataset['id'] && one.getBoundingClientRect().bottom <= edge + nearEnd)
    return Number(row?.dataset['id'] ?? 0)
  }
}
