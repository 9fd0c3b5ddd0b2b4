import { extractText, getDocumentProxy, getMeta } from 'unpdf'

/** What another reader finds in a PDF: the text of each page, with one space between words, and the metadata. */
export async function readPdf(bytes: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const { text } = await extractText(document, { mergePages: false })
  const { info } = await getMeta(document)
  const [, , width = 0, height = 0] = (await document.getPage(1)).view
  return { pages: text.map((page) => page.replaceAll(/\s+/g, ' ').trim()), info, size: [width, height] }
}
