/** Where the reader is: at the end, or at a row that stands so far below the upper edge. */
type Place = 'end' | { key: string; top: number }

interface Target {
  key: string
  /** How far down the row is to stand, from 0 at the upper edge to 1. */
  share: number
  /** Rather the end, if the row can be seen from there. */
  orEnd?: boolean
}

const nearEnd = 24

/**
 * Holds what is read where it is while rows come and go around it: above, below, and by changing their own height. The
 * browser's own anchoring is off, since not all of them have it and none has it at the very top.
 */
export class ScrollKeeper {
  readonly scroller: HTMLElement
  #place: Place = 'end'
  #target: Target | undefined
  #focused: Element | undefined
  /** Where the element was scrolled to when the place was noted: what differs since is the reader's own scrolling. */
  #notedTop = 0

  constructor(scroller: HTMLElement) {
    this.scroller = scroller
    scroller.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element) this.#focused = target
    })
  }

  /** Takes over the focus of a row that went because the reader went on. */
  keepFocus() {
    if (!this.#focused || this.#focused.isConnected) return
    this.#focused = undefined
    if (document.activeElement === document.body) this.scroller.focus({ preventScroll: true })
  }

  get rows(): HTMLElement[] {
    return [...this.scroller.querySelectorAll<HTMLElement>('[data-row]')]
  }

  get isAtEnd() {
    return this.#place === 'end'
  }

  get isShown() {
    return this.scroller.clientHeight > 0
  }

  /** Whether the first new row lies above what can be seen; undefined where it is not drawn. */
  get isNewAbove() {
    const row = this.rows.find(({ dataset }) => dataset['firstNew'])
    return row && row.getBoundingClientRect().bottom < this.scroller.getBoundingClientRect().top
  }

  /** Pixels hidden above and below. */
  get hidden() {
    const { scrollTop, scrollHeight, clientHeight } = this.scroller
    return { above: scrollTop, below: scrollHeight - clientHeight - scrollTop }
  }

  #row(key: string) {
    return this.rows.find(({ dataset }) => dataset['row'] === key)
  }

  #topOf(row: HTMLElement) {
    return row.getBoundingClientRect().top - this.scroller.getBoundingClientRect().top
  }

  /** Notes where the reader is now. `isWhole` where the last row is the last of the chat. */
  remember(isWhole: boolean) {
    if (!this.isShown || this.#target) return
    this.#notedTop = this.scroller.scrollTop
    if (isWhole && this.hidden.below <= nearEnd) {
      this.#place = 'end'
      return
    }
    const edge = this.scroller.getBoundingClientRect().top
    const row = this.rows.find((one) => one.getBoundingClientRect().bottom > edge + 1)
    const key = row?.dataset['row']
    if (row && key) this.#place = { key, top: this.#topOf(row) }
  }

  /** Puts the reader back where they were; to be called whenever anything may have changed its height. */
  restore() {
    if (!this.isShown) return
    if (this.#target) {
      const { key, share, orEnd } = this.#target
      const row = this.#row(key)
      if (!row) return
      this.#target = undefined
      const height = this.scroller.clientHeight
      const fits = this.scroller.scrollHeight - this.scroller.scrollTop - this.#topOf(row) <= height
      this.#place = orEnd && fits ? 'end' : { key, top: Math.max(0, (height - row.offsetHeight) * share) }
      this.#notedTop = this.scroller.scrollTop
    }
    // A key or a wheel scrolls over several frames, and setting the position would end that.
    const scrolled = this.scroller.scrollTop - this.#notedTop
    if (this.#place === 'end') {
      if (this.hidden.below > 0.5 && scrolled >= 0) this.#scrollBy(this.hidden.below)
      return
    }
    const row = this.#row(this.#place.key)
    if (!row) return
    const moved = this.#topOf(row) + scrolled - this.#place.top
    if (Math.abs(moved) >= 0.5) this.#scrollBy(moved)
  }

  /** Follows the content; the reader's own scrolling since the place was noted stays what it was. */
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
    this.#place = 'end'
    this.#notedTop = this.scroller.scrollTop
    this.restore()
  }

  /** The number of the last row that can be read whole, as its `data-id` says. */
  lastRead() {
    const edge = this.scroller.getBoundingClientRect().bottom
    const row = this.rows.findLast((one) => one.dataset['id'] && one.getBoundingClientRect().bottom <= edge + nearEnd)
    return Number(row?.dataset['id'] ?? 0)
  }
}
