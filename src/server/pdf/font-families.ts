import * as z from 'zod'

interface FontFamily {
  name: string
  /** Default: all. */
  parts?: readonly string[]
}

/**
 * The packages with fonts in the order of preference, and which of their parts to use. Vazirmatn has a glyph for each
 * Arabic letter: fonts that put letters together from dots cannot be searched.
 */
export const families: readonly FontFamily[] = [
  { name: 'plus-jakarta-sans' },
  { name: 'vazirmatn', parts: ['arabic'] },
  { name: 'noto-sans', parts: ['greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'devanagari'] },
  { name: 'noto-sans-sc' },
]

const Ranges = z.record(z.string(), z.string())

/** The file that says which characters the parts of a family have. */
export const getRangesFile = ({ name }: FontFamily) => `@fontsource-variable/${name}/unicode.json`

/** The used parts of a family, each with its ranges as CSS. */
export const listFontFiles = ({ name, parts }: FontFamily, ranges: unknown) =>
  Object.entries(Ranges.parse(ranges))
    .map(([key, text]) => ({ part: key.replaceAll(/[[\]]/g, ''), text }))
    .filter(({ part }) => parts?.includes(part) ?? true)
    .map(({ part, text }) => ({
      file: `@fontsource-variable/${name}/files/${name}-${part}-wght-normal.woff2`,
      ranges: text,
    }))

/** What reduces fonts to the characters of a text. */
export const subsetterFile = 'harfbuzzjs/dist/harfbuzz-subset.wasm'
