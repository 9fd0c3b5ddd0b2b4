import { openPicture, PictureFault } from '#platform/web/pictures/open-picture.ts'
import { maxEmbeddedLength } from '#platform/pictures/picture-address.ts'

const side = 128
const qualities = [0.86, 0.7, 0.5, 0.3]

/** Crops a picture to its centre and returns it as a small square data URL; fails with `PictureFault`. */
export async function cropToSquare(file: File): Promise<string> {
  const bitmap = await openPicture(file)
  const length = Math.min(bitmap.width, bitmap.height)
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) throw new PictureFault('unreadable')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, (bitmap.width - length) / 2, (bitmap.height - length) / 2, length, length, 0, 0, side, side)
  bitmap.close()
  // A browser without a WebP encoder returns a PNG, which is too long; all browsers encode JPEG.
  const encoded = qualities.flatMap((quality) => [
    canvas.toDataURL('image/webp', quality),
    canvas.toDataURL('image/jpeg', quality),
  ])
  const small = encoded.find((address) => address.length <= maxEmbeddedLength)
  if (!small) throw new PictureFault('unreadable')
  return small
}
