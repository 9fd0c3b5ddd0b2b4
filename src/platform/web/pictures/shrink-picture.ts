import { isRefusedFile } from '#platform/files/refused-files.ts'
import { openPicture, PictureFault } from './open-picture.ts'

const maxSide = 1600
const quality = 0.85

const encoded = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob>((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new PictureFault('unreadable'))), type, quality)
  })

interface Shrinking {
  /** Pixels of the longer side. */
  side?: number
  /** Without loss, as PDF files can contain it; default: WebP. */
  isPng?: boolean
}

async function encodeSmall(canvas: HTMLCanvasElement) {
  const webp = await encoded(canvas, 'image/webp')
  // Browsers that cannot encode WebP return PNG, which is much too large for photographs.
  return webp.type === 'image/webp' ? webp : encoded(canvas, 'image/jpeg')
}

const endings: Readonly<Record<string, string>> = { 'image/webp': 'webp', 'image/png': 'png' }

/** Reduces a picture to a size for web pages and removes metadata such as its location. Throws `PictureFault`. */
export async function shrinkPicture(file: File, { side = maxSide, isPng = false }: Shrinking = {}): Promise<File> {
  if (isRefusedFile(file.name)) throw new PictureFault('refused')
  const bitmap = await openPicture(file)
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new PictureFault('unreadable')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const blob = isPng ? await encoded(canvas, 'image/png') : await encodeSmall(canvas)
  const name = file.name.replace(/\.[^.]*$/, '') || 'picture'
  return new File([blob], `${name}.${endings[blob.type] ?? 'jpg'}`, { type: blob.type })
}
