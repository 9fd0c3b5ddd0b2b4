import { componentCodes } from './component-labels.ts'

interface ComponentLocale {
  /** The component library's own name of the locale. */
  code: string
  tag: string
  /** For languages whose own names browsers may not know. */
  name?: string
}

// Some of the library's codes are not standard: `kh` for Khmer, `MS` and `MY` as countries of Malay and Burmese.
const special: Record<string, { tag: string; name?: string }> = {
  beBY: { tag: 'be', name: 'беларуская' },
  hyAM: { tag: 'hy', name: 'հայերեն' },
  isIS: { tag: 'is', name: 'íslenska' },
  khKH: { tag: 'km', name: 'ខ្មែរ' },
  kuCKB: { tag: 'ckb', name: 'کوردیی ناوەندی' },
  kuLatn: { tag: 'ku', name: 'kurdî (kurmancî)' },
  mkMK: { tag: 'mk', name: 'македонски' },
  msMS: { tag: 'ms' },
  myMY: { tag: 'my', name: 'မြန်မာ' },
  neNP: { tag: 'ne', name: 'नेपाली' },
  nnNO: { tag: 'nn', name: 'norsk nynorsk' },
  psAF: { tag: 'ps', name: 'پښتو' },
  siLK: { tag: 'si', name: 'සිංහල' },
  srRS: { tag: 'sr-Latn' },
  tlTL: { tag: 'fil' },
}

// If a language has several countries, the name includes the country.
const regional = ['arEG', 'arSA', 'arSD', 'ptBR', 'ptPT', 'zhCN', 'zhHK', 'zhTW']

/** The languages that users can choose for the components' labels, with their tags for `Intl`. */
export const componentLanguages: readonly ComponentLocale[] = componentCodes.map((code) => ({
  code,
  ...(special[code] ?? { tag: regional.includes(code) ? `${code.slice(0, 2)}-${code.slice(2)}` : code.slice(0, 2) }),
}))

const getLanguageName = (reader: string, tag: string) =>
  new Intl.DisplayNames(reader, { type: 'language' }).of(tag) ?? tag

/** A language's name in that language and in the reader's. */
export const localeNames = ({ tag, name }: ComponentLocale, reader: string) => ({
  own: name ?? getLanguageName(tag, tag),
  here: getLanguageName(reader, tag),
})
