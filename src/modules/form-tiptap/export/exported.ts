import type { LoadPicture } from '#platform/ui/rich-text/shown-picture.tsx'
import { createHtmlPage } from './html-page.ts'
import { toPlainText } from './lines.ts'
import { withPictures } from './with-pictures.ts'

export interface ExportedText {
  title: string
  content: string
  /** BCP 47 tag of the interface language. */
  language: string
}

const endings = { markdown: 'md', html: 'html', text: 'txt' } as const
const types = { markdown: 'text/markdown', html: 'text/html', text: 'text/plain' } as const

/** Replaces characters that file systems do not allow in names. */
const createFileName = (title: string, ending: string) =>
  `${
    title
      .replace(/[\p{Cc}\s<>:"/\\|?*]+/gu, ' ')
      .trim()
      .slice(0, 80)
      .trim() || 'document'
  }.${ending}`

async function exportAs(kind: keyof typeof endings, text: ExportedText, fetchPicture: LoadPicture) {
  if (kind === 'text') return `${text.title}\n\n${toPlainText(text.content)}\n`
  const body = await withPictures(text.content, fetchPicture)
  if (kind === 'html') return createHtmlPage(text, body.innerHTML)
  const { toMarkdown } = await import('#platform/ui/rich-text/document/markdown.ts')
  // Insert the bytes last: the editor accepts only the picture's own URL.
  let markdown = toMarkdown(text.content)
  for (const image of body.querySelectorAll('img')) {
    const { source = '' } = image.dataset
    markdown = markdown.replaceAll(`](${source})`, () => `](${image.getAttribute('src') ?? ''})`)
  }
  return `# ${text.title}\n\n${markdown}\n`
}

/** The document as a file, with embedded pictures. */
export async function exportDocument(kind: keyof typeof endings, text: ExportedText, fetchPicture: LoadPicture) {
  const blob = new Blob([await exportAs(kind, text, fetchPicture)], { type: `${types[kind]};charset=utf-8` })
  return { name: createFileName(text.title, endings[kind]), blob }
}
