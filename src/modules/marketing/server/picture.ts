import { languages } from '#platform/i18n/languages.ts'
import { type AskedDocument, html } from '#platform/server/documents/document.ts'

const folder = '/pictures/product'

interface Shown {
  alt: string
  /** How wide it is drawn, as `sizes` says it. */
  sizes: string
  /** The page's largest picture, which is there before anything is scrolled. */
  isFirst?: boolean
  /** Widths that there are, the largest first. */
  widths?: readonly number[]
  ratio?: number
}

const desk = { widths: [1440, 720], ratio: 10 / 16 } as const
export const phone = { widths: [624, 312], ratio: 2 } as const
export const small = { widths: [720], ratio: 10 / 16 } as const

/** A file of `public/`: a screen in one mode and width. */
export const pictureFile = (name: string, mode: 'light' | 'dark', width: number) =>
  `${folder}/${name}-${mode}-${width}.webp`

/** What is shown where a page's address is shared. */
export const previewPicture = `${folder}/preview.jpg`

// Taken in Arabic as well.
const mirrored: readonly string[] = [
  'dashboard',
  'mail',
  'chats',
  'calendar',
  'tickets',
  'board',
  'shop',
  'products',
  'figures',
  'invoices',
  'roles',
  'log',
]

/** What a picture is called for readers of a language. */
export const pictureFor = (name: string, language: AskedDocument['language']) =>
  languages[language].direction === 'rtl' && mirrored.includes(name) ? `${name}-arabic` : name

/** A screen of the product, light or dark as the page is. */
export function picture(shown: string, { alt, sizes, isFirst = false, ...shape }: Shown, asked: AskedDocument) {
  const { asset, language } = asked
  const name = pictureFor(shown, language)
  const { widths, ratio } = { ...desk, ...shape }
  const [width = 0] = widths
  const set = (mode: 'light' | 'dark') =>
    widths.map((one) => `${asset(pictureFile(name, mode, one))} ${one}w`).join(', ')
  return html`<picture
    ><source media="(prefers-color-scheme: dark)" srcset="${set('dark')}" sizes="${sizes}" />
    <img
      src="${asset(pictureFile(name, 'light', width))}"
      srcset="${set('light')}"
      sizes="${sizes}"
      alt="${alt}"
      width="${width}"
      height="${Math.round(width * ratio)}"
      loading="${isFirst ? 'eager' : 'lazy'}"
      fetchpriority="${isFirst ? 'high' : 'auto'}"
      decoding="async"
  /></picture>`
}
