import type { Page } from '@playwright/test'

const arabic = 'ملاحظة من العميل'
/** The fields of all modules in which people write sentences. */
const sentences =
  'note notes reason comment description itemName jobTitle topic subject preview excerpt summary bio about text lead title detail lastMessage reference'.split(
    ' ',
  )

/** Serves sentences that people wrote in Arabic, whatever language the sample data has. */
export const serveForeignTexts = (page: Page) =>
  page.addInitScript(
    ({ arabic, sentences }) => {
      // Neither a choice, which is one word, nor formatted text.
      const isSentence = (value: unknown) => typeof value === 'string' && /^[^<>{}]*\p{L} \p{L}[^<>{}]*$/u.test(value)
      const translate = (value: unknown): unknown => {
        if (Array.isArray(value)) return value.map(translate)
        if (typeof value !== 'object' || value === null) return value
        return Object.fromEntries(
          Object.entries(value).map(([key, part]) => [
            key,
            sentences.includes(key) && isSentence(part) ? arabic : translate(part),
          ]),
        )
      }
      const parse: unknown = Reflect.get(Response.prototype, 'json')
      Response.prototype.json = async function (this: Response) {
        if (typeof parse !== 'function') throw new Error('Response has no method json')
        const body: unknown = await Reflect.apply(parse, this, [])
        return new URL(this.url || location.href).pathname.includes('/api/') ? translate(body) : body
      }
    },
    { arabic, sentences },
  )

/** Visible texts in another script than that of the page whose language or direction is not marked. */
export const unmarkedTexts = (page: Page) =>
  page.evaluate(() => {
    const foreign =
      /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Greek}\p{Script=Thai}]/u
    // Fields are read from their value, and options in a list of the system cannot be marked.
    const ignored = 'script, style, svg, textarea, option, [contenteditable="true"], [aria-hidden="true"]'
    const root = document.documentElement
    const faults = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      const letters = node.textContent?.match(/\p{L}/gu) ?? []
      const isForeign = letters.filter((letter) => foreign.test(letter)).length * 2 > letters.length
      if (!isForeign || !parent || parent.closest(ignored)) continue
      if (!parent.checkVisibility({ visibilityProperty: true })) continue
      const lacking = [
        ...(parent.closest('[lang]') === root ? ['language'] : []),
        ...(parent.closest('[dir], bdi') === root ? ['direction'] : []),
      ]
      const around = `${parent.tagName.toLowerCase()}.${parent.className} in ${parent.parentElement?.tagName.toLowerCase()}.${parent.parentElement?.className}`
      if (lacking.length > 0)
        faults.add(`“${node.textContent?.trim().slice(0, 30)}” has no ${lacking.join(' and no ')}: ${around}`)
    }
    return [...faults]
  })
