import { diffArrays } from 'diff'
import { parseHtml } from '#platform/web/trusted-types.ts'

type Change = 'added' | 'removed'

/** A run of words in both texts, or in one of them. */
export interface Part {
  text: string
  change?: Change
}

/** A line of both texts, of one of them, or of both with changed words. */
export interface ComparedLine {
  parts: readonly Part[]
  change?: Change
}

const blocks = 'p, h1, h2, h3, h4, h5, h6, li, pre, tr, img, hr'

/** The visible text of a block; for a picture, its alternative text. */
function toLine(block: Element) {
  if (block instanceof HTMLImageElement) return `[${block.alt}]`
  if (block.tagName === 'HR') return '—'
  const parts = block.tagName === 'TR' ? [...block.children].map(({ textContent }) => textContent) : [getText(block)]
  return parts.map((text) => text.replaceAll(/\s+/g, ' ').trim()).join(' | ')
}

/** Replaces line breaks by spaces. */
function getText(block: Element) {
  const copy = block.cloneNode(true)
  if (copy instanceof Element) for (const end of copy.querySelectorAll('br')) end.replaceWith(' ')
  return copy.textContent ?? ''
}

/** Splits a text into lines, one for each paragraph, heading, list item, table row or picture. */
export function toLines(html: string): string[] {
  const { body } = parseHtml(html)
  return [...body.querySelectorAll(blocks)]
    .filter((block) => block.tagName === 'TR' || (!block.querySelector(blocks) && !block.closest('tr')))
    .map(toLine)
    .filter((line) => line !== '')
}

/** Lines with more changes count as different lines. */
const maxChanges = 400
/** The share of the shorter line that must be in the other one to count as the same line. */
const minSimilarity = 0.4

function compareWords(before: string, after: string, { segmenter, end }: Comparison): ComparedLine[] {
  const splitWords = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment)
  const timeout = end - performance.now()
  const elements =
    timeout > 0 ? diffArrays(splitWords(before), splitWords(after), { maxEditLength: maxChanges, timeout }) : undefined
  const parts = elements?.map(({ value, added, removed }): Part => {
    const text = value.join('')
    return added ? { text, change: 'added' } : removed ? { text, change: 'removed' } : { text }
  })
  const shared = parts?.reduce((sum, { text, change }) => sum + (change ? 0 : text.trim().length), 0) ?? 0
  if (parts && shared >= minSimilarity * Math.min(before.length, after.length)) return [{ parts }]
  return [toWholeLine('removed')(before), toWholeLine('added')(after)]
}

const toWholeLine =
  (change?: Change) =>
  (text: string): ComparedLine =>
    change ? { parts: [{ text, change }], change } : { parts: [{ text }] }

interface Comparison {
  segmenter: Intl.Segmenter
  /** Deadline for comparing words, as `performance.now()`. */
  end: number
}

/** Milliseconds for the lines, and as many for the words within them; longer would block the screen. */
const comparisonTimeout = 300

/**
 * Compares two texts line by line, and changed lines word by word, segmented by language. On a timeout, changed lines
 * are not compared by word; if the lines take too long, all are removed and added.
 */
export function compare(before: readonly string[], after: readonly string[], language: string): ComparedLine[] {
  const steps = diffArrays([...before], [...after], { timeout: comparisonTimeout })
  if (!steps) return [...before.map(toWholeLine('removed')), ...after.map(toWholeLine('added'))]
  const comparison = {
    segmenter: new Intl.Segmenter(language, { granularity: 'word' }),
    end: performance.now() + comparisonTimeout,
  }
  return steps.flatMap(({ value, added, removed }, index) => {
    const next = steps[index + 1]
    const previous = steps[index - 1]
    if (removed && next?.added) {
      const paired = value.map((line, at) => ({ line, other: next.value[at] }))
      return [
        ...paired.flatMap(({ line, other }) =>
          other === undefined ? [toWholeLine('removed')(line)] : compareWords(line, other, comparison),
        ),
        ...next.value.slice(value.length).map(toWholeLine('added')),
      ]
    }
    // Reported with the removal before it.
    if (added && previous?.removed) return []
    return value.map(toWholeLine(added ? 'added' : removed ? 'removed' : undefined))
  })
}
