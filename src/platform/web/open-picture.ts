import { maxFileBytes } from '#platform/request-limits.ts'

/** The picture would fill the memory of the browser. */
export class HugePicture extends Error {
  override name = 'HugePicture'
}

// Larger ones come out of cameras, and are made smaller before they are sent.
const maxCameraBytes = 5 * maxFileBytes

/** Decodes a picture, unless its bytes or the size in its header say that it is too large; fails where the browser cannot read it. */
export async function openPicture(file: Blob): Promise<ImageBitmap> {
  if (file.size > maxCameraBytes) throw new HugePicture()
  const { isHugePicture, pictureSizeOf } = await import('#platform/picture-size.ts')
  const size = pictureSizeOf(new Uint8Array(await file.arrayBuffer()))
  if (size && isHugePicture(size)) throw new HugePicture()
  return createImageBitmap(file)
}
