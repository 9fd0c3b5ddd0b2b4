import type { Page } from '@playwright/test'

/**
 * Visible texts whose beginning is cut off, and amounts of which any part is cut off. The ends of other texts may be
 * shortened.
 */
export const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const strong = /[\p{Script=Latin}\p{Script=Han}]|[\p{Script=Arabic}\p{Script=Hebrew}]/u
    const isAmount = (text: string) =>
      /^[^\p{L}]{0,4}\d[\d.,\s\u00a0\u202f]*[^\p{L}\d]{0,4}$/u.test(text) && /[.,]\d/.test(text)
    const clips = (value: string) => value === 'hidden' || value === 'clip'
    const cut: string[] = []
    const walker = document.createTreeWalker(document.getElementById('main') ?? document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (!parent || text === '' || parent.closest('.visually-hidden, [aria-hidden="true"], [inert], textarea'))
        continue
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      // Where other text precedes an isolated name, the line ends with the name, which may be cut.
      if (parent.tagName === 'BDI' && parent.previousSibling?.nodeType === Node.TEXT_NODE) continue
      const [line] = range.getClientRects()
      if (!line || line.width < 2) continue
      const letter = strong.exec(text)?.[0]
      const isRtl = letter
        ? /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(letter)
        : getComputedStyle(parent).direction === 'rtl'
      let box: Element | null = parent
      while (box && box !== document.body) {
        const { overflowX, overflowY, clipPath, position, inlineSize, display } = getComputedStyle(box)
        if (clipPath !== 'none' || (position === 'absolute' && Number.parseFloat(inlineSize) <= 1)) break
        // Overflow does not apply to inline boxes.
        if (display !== 'inline' && (clips(overflowX) || clips(overflowY))) {
          const { left, right, top, bottom } = box.getBoundingClientRect()
          const before = isRtl ? line.right - right : left - line.left
          const after = isRtl ? left - line.left : line.right - right
          const isCutAcross = clips(overflowX) && (before > 1.5 || (isAmount(text) && after > 1.5))
          // Letters may reach over the line that is reserved for them.
          const least = Math.max(3, line.height / 4)
          const isCutDown = clips(overflowY) && (top - line.top > least || line.bottom - bottom > least)
          if (isCutAcross || isCutDown) {
            cut.push(`"${text.slice(0, 40)}" in ${box.tagName.toLowerCase()}.${box.className}`)
            break
          }
        }
        // What scrolls can be reached.
        if (/auto|scroll/.test(overflowX + overflowY)) break
        box = box.parentElement
      }
    }
    return [...new Set(cut)]
  })

/** What is chosen but looks like what is not, in forced colours. */
const lostChoices = (page: Page) =>
  page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const pixels = new Map<string, string>()
    /** What is seen of backgrounds, the last on top: those that the system replaces keep how transparent they are. */
    const blend = (colors: readonly string[]) => {
      const cached = pixels.get(colors.join())
      if (cached !== undefined || !context) return cached
      context.clearRect(0, 0, 1, 1)
      for (const color of colors) {
        context.fillStyle = color
        context.fillRect(0, 0, 1, 1)
      }
      const pixel = context.getImageData(0, 0, 1, 1).data.join()
      pixels.set(colors.join(), pixel)
      return pixel
    }
    const backgrounds = (element: Element): string[] => [
      ...(element.parentElement ? backgrounds(element.parentElement) : []),
      getComputedStyle(element).backgroundColor,
    ]
    const describeFocusStyle = (element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo)
      if (pseudo && style.content === 'none') return ''
      return [
        style.outlineStyle === 'none' ? '' : style.outlineWidth + style.outlineColor,
        ...['Top', 'Right', 'Bottom', 'Left'].map((side) => {
          const width = style.getPropertyValue(`border-${side.toLowerCase()}-width`)
          const line = style.getPropertyValue(`border-${side.toLowerCase()}-style`)
          return line === 'none' || width === '0px'
            ? ''
            : width + style.getPropertyValue(`border-${side.toLowerCase()}-color`)
        }),
        blend([...backgrounds(element), ...(pseudo ? [style.backgroundColor] : [])]),
        style.textDecorationLine,
        style.appearance,
      ].join()
    }
    const whole = (element: Element) =>
      [element, ...element.querySelectorAll('*')]
        .flatMap((side) => [
          describeFocusStyle(side),
          describeFocusStyle(side, '::before'),
          describeFocusStyle(side, '::after'),
          side.tagName === 'svg' ? side.innerHTML : '',
        ])
        .join('|')
    const getName = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`
    const lost: string[] = []
    const chosen =
      'a[aria-current]:not([aria-current="false"]), button[aria-pressed="true"], [role="tab"][aria-selected="true"], [role="row"][aria-selected="true"], label:has(> input:checked)'
    for (const element of document.querySelectorAll(chosen)) {
      if (!element.checkVisibility() || element === document.activeElement) continue
      const style = getComputedStyle(element)
      const plain = element.cloneNode(true)
      if (!(plain instanceof HTMLElement)) continue
      for (const name of ['aria-current', 'aria-pressed', 'aria-selected']) plain.removeAttribute(name)
      plain.querySelectorAll('input').forEach((input) => {
        // The clone must not take the choice of its group.
        input.name = ''
        input.checked = false
      })
      element.after(plain)
      const isSame = whole(plain) === whole(element)
      plain.remove()
      if (isSame && style.forcedColorAdjust !== 'none') lost.push(`chosen: ${getName(element)}`)
    }
    return lost
  })

/** Colours to choose, and cards, whose edges cannot be seen in forced colours. */
const lostEdges = (page: Page) =>
  page.evaluate(() => {
    const getName = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`
    const lost: string[] = []
    for (const input of document.querySelectorAll('input:is([type="checkbox"], [type="radio"])')) {
      const label = input.closest('label')
      if (!label?.checkVisibility() || getComputedStyle(input).opacity !== '0') continue
      if ((label.textContent ?? '').trim() !== '') continue
      const isSeen = [...label.querySelectorAll('*')].some((element) => {
        const style = getComputedStyle(element)
        return (
          element.matches('svg, img') ||
          style.outlineStyle !== 'none' ||
          style.borderTopStyle !== 'none' ||
          style.forcedColorAdjust === 'none'
        )
      })
      if (!isSeen) lost.push(`nothing to see: ${getName(input)}`)
    }
    for (const card of document.querySelectorAll('main .shadow-card')) {
      const style = getComputedStyle(card)
      if (card.checkVisibility() && style.outlineStyle === 'none' && style.borderTopStyle === 'none')
        lost.push(`no edge: ${getName(card)}`)
    }
    return lost
  })

/** What forced colours hide. */
export const lostInForcedColors = async (page: Page) => [
  ...new Set([...(await lostChoices(page)), ...(await lostEdges(page))]),
]
