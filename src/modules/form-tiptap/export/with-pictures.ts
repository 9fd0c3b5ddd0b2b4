import { fileOfPicture } from '#platform/rich-text/rich-text.ts'
import type { LoadPicture } from '#platform/ui/rich-text/shown-picture.tsx'
import { asset } from '#platform/web/navigation/asset.ts'
import { parseHtml } from '#platform/web/trusted-types.ts'

const toDataUrl = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => (typeof reader.result === 'string' ? resolve(reader.result) : reject(new Error('No text')))
    reader.onerror = () => reject(reader.error ?? new Error('Unreadable'))
    reader.readAsDataURL(blob)
  })

async function loadBytes(source: string, loadPicture: LoadPicture) {
  const id = fileOfPicture(source)
  if (id) return (await loadPicture(id)).blob
  const answer = await fetch(asset(source))
  if (!answer.ok) throw new Error(`No picture at ${source}`)
  return answer.blob()
}

/** The HTML with pictures embedded as data URLs; `data-source` has their original references. */
export async function withPictures(html: string, loadPicture: LoadPicture) {
  const { body } = parseHtml(html)
  await Promise.all(
    [...body.querySelectorAll<HTMLImageElement>('img[data-src]')].map(async (image) => {
      const source = image.dataset['src'] ?? ''
      image.removeAttribute('data-src')
      image.dataset['source'] = source
      image.setAttribute('src', await toDataUrl(await loadBytes(source, loadPicture)))
    }),
  )
  return body
}
