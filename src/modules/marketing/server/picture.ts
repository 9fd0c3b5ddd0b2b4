import { languages } from '#platform/i18n/languages.ts'
import { type DocumentRequest, html } from '#platform/server/site/document.ts'

const folder = '/pictures/product'

interface Shown {
  alt: string
  /** Value of the `sizes` attribute. */
  sizes: string
  /** The largest picture above the fold, which loads eagerly. */
  isFirst?: boolean
  /** Available widths in pixels, in descending order. */
  widths?: readonly number[]
  ratio?: number
}

const desk = { widths: [1440, 720], ratio: 10 / 16 } as const
export const phone = { widths: [624, 312], ratio: 2 } as const
export const small = { widths: [720], ratio: 10 / 16 } as const

/** The path below `public/` of a screenshot in one mode and width. */
export const getPictureFile = (name: string, mode: 'light' | 'dark', width: number) =>
  `${folder}/${name}-${mode}-${width}.webp`

/** The preview picture of shared links. */
export const previewPicture = `${folder}/preview.jpg`

// Screenshots that also exist in Arabic.
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

/** The name of a screenshot in the reading direction of a language. */
export const getPictureName = (name: string, language: DocumentRequest['language']) =>
  languages[language].direction === 'rtl' && mirrored.includes(name) ? `${name}-arabic` : name

/** A screenshot, light or dark as the page. */
export function renderPicture(
  pictureName: string,
  { alt, sizes, isFirst = false, ...shape }: Shown,
  request: DocumentRequest,
) {
  const { asset, language } = request
  const name = getPictureName(pictureName, language)
  const { widths, ratio } = { ...desk, ...shape }
  const [width = 0] = widths
  const set = (mode: 'light' | 'dark') =>
    widths.map((one) => `${asset(getPictureFile(name, mode, one))} ${one}w`).join(', ')
  return html`<picture
    ><source media="(prefers-color-scheme: dark)" srcset="${set('dark')}" sizes="${sizes}" />
    <img
      src="${asset(getPictureFile(name, 'light', width))}"
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
