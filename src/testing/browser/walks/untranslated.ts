import type { Page } from '@playwright/test'
import { closing, opening } from './pseudo-text.ts'

const dataKey = 'walkData'

/** Records what the page shows besides its own texts: data of its calls, and what the browser formats. */
export const recordData = (page: Page) =>
  page.addInitScript((name) => {
    const data = new Set<string>()
    Reflect.set(globalThis, name, data)
    const keep = (value: unknown) => {
      if (typeof value === 'string') data.add(value)
      else if (typeof value === 'object' && value !== null) Object.values(value).forEach(keep)
    }
    const watch = (owner: object, method: string) => {
      const original: unknown = Reflect.get(owner, method)
      if (typeof original !== 'function') return
      Reflect.set(owner, method, function (this: unknown, ...given: unknown[]) {
        const result: unknown = Reflect.apply(original, this, given)
        if (result instanceof Promise) return result.then((value: unknown) => (keep(value), value))
        keep(result)
        return result
      })
    }
    watch(Response.prototype, 'json')
    watch(Response.prototype, 'text')
    for (const owner of [
      Intl.DateTimeFormat,
      Intl.NumberFormat,
      Intl.RelativeTimeFormat,
      Intl.ListFormat,
      Intl.DisplayNames,
    ])
      for (const method of ['formatToParts', 'formatRange', 'formatRangeToParts', 'of']) watch(owner.prototype, method)
    for (const owner of [Intl.RelativeTimeFormat, Intl.ListFormat]) watch(owner.prototype, 'format')
    // These two are accessors.
    for (const { prototype } of [Intl.DateTimeFormat, Intl.NumberFormat]) {
      const get = Object.getOwnPropertyDescriptor(prototype, 'format')?.get
      if (get)
        Object.defineProperty(prototype, 'format', {
          get() {
            const format: unknown = get.call(this)
            return (...given: unknown[]) => {
              const text: unknown = typeof format === 'function' ? Reflect.apply(format, undefined, given) : ''
              keep(text)
              return text
            }
          },
        })
    }
  }, dataKey)

/** Visible texts that neither carry the marks of the pseudo-locale nor are data, and names that only assistive technology reads. */
export const untranslatedTexts = (
  page: Page,
  { names, components }: { names: readonly string[]; components: string },
) =>
  page.evaluate(
    ({ dataKey: key, opening, closing, allowed, components }) => {
      const data: unknown = Reflect.get(globalThis, key)
      // Without the signs of formatted text.
      const plain = (text: string) =>
        text
          .replaceAll(/[*_~`]/g, '')
          .replaceAll(/\s+/g, ' ')
          .trim()
          .toLowerCase()
      const dataText = plain([...(data instanceof Set ? data : [])].join('\n'))
      const findWords = (text: string) => text.match(/\p{L}{3,}/gu) ?? []
      const knownWords = new Set(findWords(dataText))
      const fewWords = 4
      const isKnown = (text: string) => {
        const plainText = plain(text.replaceAll(/\d+/g, ''))
        if (/\p{L}{3}/u.test(plainText) && components.includes(plainText)) return true
        return isData(plain(text))
      }
      const isData = (wanted: string) => {
        const words = findWords(wanted)
        if (words.length === 0 || dataText.includes(wanted) || allowed.includes(wanted)) return true
        // A sentence may be shown in parts.
        return words.length > fewWords && words.every((word) => knownWords.has(word))
      }
      const unmarked = (text: string) => {
        let rest = text
        for (;;) {
          const less = rest.replaceAll(new RegExp(`${opening}[^${opening}${closing}]*${closing}`, 'g'), '\n')
          if (less === rest) break
          rest = less
        }
        // A text around an element is in several nodes.
        return rest.replace(new RegExp(`^[^${opening}]*${closing}`), '').replace(new RegExp(`${opening}.*$`, 's'), '')
      }
      const isUntranslated = (text: string) => {
        const rest = unmarked(text)
        if (isKnown(rest)) return false
        return !rest.split(/[\n,;:·•–—|()/“”«»…→+]+/).every((part) => isKnown(part))
      }
      const ignored = 'script, style, code, pre, kbd, samp, svg, textarea, [contenteditable="true"], [translate="no"]'
      const untranslated = new Set<string>()
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement
        const text = node.textContent ?? ''
        if (!parent || parent.closest(ignored) || !isUntranslated(text)) continue
        // A foreign language is named or marked as such.
        if (parent.closest('[lang]') !== document.documentElement && parent.closest('[lang]')) continue
        if (parent.checkVisibility({ visibilityProperty: true })) untranslated.add(text.trim().slice(0, 60))
      }
      for (const element of document.querySelectorAll(
        '[aria-label], [title], [placeholder], [alt], [aria-roledescription]',
      )) {
        if (!element.checkVisibility() || element.closest('[translate="no"]')) continue
        for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-roledescription']) {
          const text = element.getAttribute(name) ?? ''
          if (isUntranslated(text)) untranslated.add(`${name}: ${text.slice(0, 60)}`)
        }
      }
      return [...untranslated]
    },
    {
      dataKey,
      opening,
      closing,
      allowed: names.map((name) => name.toLowerCase()),
      components: components.toLowerCase(),
    },
  )

/**
 * Names of what one can press, and titles, that an element cuts off. Of other texts, which may be names from the data,
 * the end may be cut; their beginning: `cutTexts`. The user sets the width of a table's columns.
 */
export const clippedTexts = (page: Page) =>
  page.evaluate(
    ({ opening, closing }) => {
      const texts = new Set<string>()
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement
        const text = node.textContent?.trim() ?? ''
        if (!parent || !text.startsWith(opening) || !text.endsWith(closing)) continue
        if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
        if (parent.closest('.visually-hidden, [inert], [aria-hidden="true"], svg, option, th, td')) continue
        if (!parent.closest('button, [role="button"], [role="tab"], [role^="menuitem"], nav a, h1, legend')) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const { left, right, top, bottom, width } = range.getBoundingClientRect()
        if (width < 2) continue
        for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
          const { overflowX, overflowY, clipPath, position, inlineSize } = getComputedStyle(box)
          if (clipPath !== 'none' || (position === 'absolute' && Number.parseFloat(inlineSize) <= 1)) break
          const isInline = getComputedStyle(box).display === 'inline'
          const around = box.getBoundingClientRect()
          const clips = (value: string) => !isInline && (value === 'hidden' || value === 'clip')
          const cutX = clips(overflowX) && (left < around.left - 1.5 || right > around.right + 1.5)
          const cutY = clips(overflowY) && (top < around.top - 3 || bottom > around.bottom + 3)
          const rest = (box.textContent ?? '').replaceAll(new RegExp(`${opening}[^${opening}]*${closing}`, 'g'), '')
          // Beside a name, the end of the line may be cut.
          if ((cutX || cutY) && !/\p{L}/u.test(rest)) {
            texts.add(`"${text.slice(0, 40)}" in ${box.tagName.toLowerCase()}.${box.className}`)
            break
          }
          if (/auto|scroll/.test(overflowX + overflowY)) break
        }
      }
      return [...texts]
    },
    { opening, closing },
  )
