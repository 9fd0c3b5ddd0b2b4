import bidiFactory, { type EmbeddingLevels } from 'bidi-js'
import { type Face, type Faces, replacement, type Weight } from './fonts.ts'

const bidi = bidiFactory()

/** A part of a line in one font and one direction. */
export interface Run {
  text: string
  face: Face
  width: number
}

export interface TextLine {
  /** From left to right. */
  runs: Run[]
  width: number
}

export interface Style {
  size: number
  weight: Weight
  color: string
  /** All digits have the same width, so that numbers below each other align. */
  isTabular?: boolean
}

export interface Typesetter {
  direction: 'ltr' | 'rtl'
  faces: Readonly<Record<Weight, Faces>>
}

/** The features of OpenType for a style, beside those of each script. */
export const getFeatures = ({ isTabular = false }: Pick<Style, 'isTabular'>): 'tnum'[] => (isTabular ? ['tnum'] : [])

// Controls of direction have done their work in the levels; others show nothing.
const invisible = /[\p{Cc}\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/u
const breakingSpace = /^[ \t\u1680\u2000-\u2006\u2008-\u200A\u205F\u3000]+$/
// Characters of scripts without spaces between words.
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\u3000-\u303F\uFF00-\uFF65]/u
const opening = /[\p{Ps}\p{Pi}\p{Sc}#"'\u2066-\u2068]$/u
const closing = /^[\p{Pe}\p{Pf}\p{Po}%°\u2069\p{Mn}]/u
const hyphen = /[-\u2010\u2012-\u2014/]$/u
const startsWithDigit = /^\p{Nd}/u

const words = new Intl.Segmenter('en', { granularity: 'word' })
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Whether a line may end between two segments of a text (a short form of Unicode's rules, UAX 14). */
function mayBreak(before: string, after: string) {
  if (breakingSpace.test(after)) return false
  if (breakingSpace.test(before)) return true
  if (closing.test(after) || opening.test(before)) return false
  if (hyphen.test(before)) return !startsWithDigit.test(after)
  return unspaced.test(before.slice(-1)) || unspaced.test(after.slice(0, 1))
}

/** The pieces of a text between which its lines may end; each has the spaces that follow it. */
function splitPieces(text: string): string[] {
  const pieces: string[] = []
  let before = ''
  for (const { segment } of words.segment(text)) {
    if (before === '' || mayBreak(before, segment)) pieces.push(segment)
    else pieces.push(`${pieces.pop() ?? ''}${segment}`)
    before = segment
  }
  return pieces
}

const widths = new WeakMap<Face, Map<string, number>>()

/** The width of a text in a face at the size 1. */
function measure(face: Face, text: string, style: Pick<Style, 'isTabular'>) {
  const known = widths.get(face) ?? new Map<string, number>()
  widths.set(face, known)
  const key = `${style.isTabular ? '#' : ' '}${text}`
  const width = known.get(key) ?? face.font.layout(text, getFeatures(style)).advanceWidth / face.font.unitsPerEm
  known.set(key, width)
  return width
}

interface Part {
  text: string
  face: Face
  level: number
}

/** The parts of a range of a paragraph in one face and level, in the order of the text. */
function splitParts(paragraph: Paragraph, start: number, end: number): Part[] {
  const { text, levels, mirrored, faces } = paragraph
  const parts: Part[] = []
  for (let at = start; at < end;) {
    const codePoint = text.codePointAt(at) ?? 0
    const length = codePoint > 0xffff ? 2 : 1
    const level = levels.levels[at] ?? 0
    const character = mirrored.get(at) ?? text.slice(at, at + length)
    at += length
    if (invisible.test(character)) continue
    const last = parts.at(-1)
    const face = faces.find(character.codePointAt(0) ?? 0, last?.face)
    const fallback = face ?? faces.find(replacement.codePointAt(0) ?? 0, undefined)
    if (!fallback) continue
    const drawn = face ? character : replacement
    if (last && last.face === fallback && last.level === level) last.text += drawn
    else parts.push({ text: drawn, face: fallback, level })
  }
  return parts
}

/** Puts the parts of a line from left to right: from the highest level down, sequences are reversed (UAX 9, L2). */
function reorder(parts: readonly Part[]): Part[] {
  const ordered = [...parts]
  const highest = Math.max(0, ...ordered.map(({ level }) => level))
  for (let level = highest; level > 0; level -= 1)
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start
      while (end < ordered.length && (ordered[end]?.level ?? 0) >= level) end += 1
      if (end - start > 1) ordered.splice(start, end - start, ...ordered.slice(start, end).toReversed())
      start = end
    }
  return ordered
}

const hasJoinedLetters = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Hebrew}]/u

/** The shaping of letters that are read from right to left reverses them; other signs are reversed here. */
const toRun = ({ text, face, level }: Part, style: Style): Run => {
  const isReversed = level % 2 === 1 && !hasJoinedLetters.test(text)
  const drawn = isReversed ? [...text].toReversed().join('') : text
  return { text: drawn, face, width: measure(face, drawn, style) * style.size }
}

interface Paragraph {
  text: string
  levels: EmbeddingLevels
  mirrored: ReadonlyMap<number, string>
  faces: Faces
}

function toLine(paragraph: Paragraph, start: number, end: number, style: Style): TextLine {
  const trimmed = paragraph.text.slice(start, end).trimEnd().length
  const runs = reorder(splitParts(paragraph, start, start + trimmed)).map((part) => toRun(part, style))
  return { runs, width: runs.reduce((sum, { width }) => sum + width, 0) }
}

/** Ends of the lines of a paragraph; a piece that is too long ends anywhere. */
function findLineEnds(paragraph: Paragraph, width: number, style: Style) {
  const measureRange = (start: number, end: number) =>
    splitParts(paragraph, start, end).reduce((sum, { face, text }) => sum + measure(face, text, style) * style.size, 0)
  const ends: number[] = []
  let start = 0
  let at = 0
  let used = 0
  const add = (piece: string) => {
    const full = measureRange(at, at + piece.length)
    const visible = measureRange(at, at + piece.trimEnd().length)
    if (used + visible > width && at > start) {
      ends.push(at)
      start = at
      used = 0
    }
    at += piece.length
    used += full
  }
  for (const piece of splitPieces(paragraph.text)) {
    const isTooLong = measureRange(at, at + piece.trimEnd().length) > width
    if (isTooLong) for (const { segment } of letters.segment(piece)) add(segment)
    else add(piece)
  }
  return [...ends, paragraph.text.length]
}

/** The lines of a text in a width; line breaks in the text begin new ones. */
export function layOut(text: string, style: Style, { direction, faces }: Typesetter, width = Infinity) {
  return text.split('\n').flatMap((paragraphText): TextLine[] => {
    const levels = bidi.getEmbeddingLevels(paragraphText, direction)
    const mirrored = bidi.getMirroredCharactersMap(paragraphText, levels.levels)
    const paragraph = { text: paragraphText, levels, mirrored, faces: faces[style.weight] }
    let start = 0
    return findLineEnds(paragraph, width, style).map((end) => {
      const line = toLine(paragraph, start, end, style)
      start = end
      return line
    })
  })
}
