import { create, type Font } from 'fontkit'
import decompress from 'woff2-encoder/decompress'
import { families, getRangesFile, listFontFiles } from './font-families.ts'
import { readPackaged } from './packaged-files.ts'
import { subsetFont } from './subset-font.ts'

/** The weights of the texts. */
export type Weight = 400 | 600

/** A part of a font in one weight, as it is embedded. */
export interface Face {
  /** Its name in the document. */
  name: string
  bytes: Uint8Array
  font: Font
}

interface FontFile {
  file: string
  ranges: readonly (readonly [number, number])[]
}

/** Reads `U+41-5A,U+61`. */
const parseRanges = (text: string) =>
  text.split(',').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const
  })

async function listFamily(family: (typeof families)[number]): Promise<FontFile[]> {
  const bytes = await readPackaged(getRangesFile(family))
  return listFontFiles(family, JSON.parse(new TextDecoder().decode(bytes))).map(({ file, ranges }) => ({
    file,
    ranges: parseRanges(ranges),
  }))
}

interface Whole {
  bytes: Uint8Array
  characters: ReadonlySet<number>
}

let listed: Promise<FontFile[]> | undefined
const opened = new Map<string, Promise<Whole>>()

const listFiles = async () => (await Promise.all(families.map(listFamily))).flat()

/** A font file, and the characters that it has; they are fewer than those of its ranges. */
async function open(file: string): Promise<Whole> {
  const bytes = await decompress(await readPackaged(file))
  const font = create(Buffer.from(bytes))
  if (!('characterSet' in font)) throw new Error(`${file} is a collection of fonts`)
  return { bytes, characters: new Set(font.characterSet) }
}

function openOnce(file: string) {
  const font = opened.get(file) ?? open(file)
  opened.set(file, font)
  return font
}

/** The first file with a character. */
async function findFile(codePoint: number) {
  listed ??= listFiles()
  for (const { file, ranges } of await listed) {
    const isInRange = ranges.some(([first, last]) => first <= codePoint && codePoint <= last)
    if (isInRange && (await openOnce(file)).characters.has(codePoint)) return file
  }
  return undefined
}

// What stands between words of several scripts, and is written in the font of the word before.
const common = new Set([...' \u00A0.,:;!?()[]{}<>«»-–—/'].map((sign) => sign.codePointAt(0) ?? 0))

/** What replaces a character that no font has. */
export const replacement = '□'

async function makeFace(file: string, characters: ReadonlySet<number>, weight: Weight): Promise<Face> {
  const { bytes, characters: known } = await openOnce(file)
  const kept = [...characters, ...[...common].filter((codePoint) => known.has(codePoint))]
  const part = await subsetFont(bytes, kept, weight)
  const font = create(Buffer.from(part))
  if (!('characterSet' in font)) throw new Error(`${file} is a collection of fonts`)
  return { name: `${file} ${weight}`, bytes: part, font }
}

/** The faces of one weight: which one has a character, also one of those that join the word before. */
export interface Faces {
  all: readonly Face[]
  find(codePoint: number, before: Face | undefined): Face | undefined
}

/** The faces for the characters of these texts. */
export async function loadFaces(texts: Iterable<string>, weight: Weight): Promise<Faces> {
  const codePoints = new Set([...texts].flatMap((text) => [...text].map((sign) => sign.codePointAt(0) ?? 0)))
  for (const codePoint of common) codePoints.add(codePoint)
  const byFile = new Map<string, Set<number>>()
  for (const codePoint of codePoints) {
    const file = await findFile(codePoint)
    if (file !== undefined) byFile.set(file, (byFile.get(file) ?? new Set()).add(codePoint))
  }
  const all: Face[] = []
  const faces = new Map<number, Face>()
  for (const [file, characters] of byFile) {
    const face = await makeFace(file, characters, weight)
    all.push(face)
    for (const codePoint of characters) faces.set(codePoint, face)
  }
  return {
    all,
    find(codePoint, before) {
      const joins = before && common.has(codePoint) && before.font.hasGlyphForCodePoint(codePoint)
      return joins ? before : faces.get(codePoint)
    },
  }
}
