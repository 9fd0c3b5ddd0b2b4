import { maxFileBytes } from '#platform/request-limits.ts'

type Reason = 'hugePicture' | 'unreadable' | 'refused'

/**
 * Why a file cannot be shown as a picture: `hugePicture` would fill the memory of the browser, `unreadable` is no picture
 * that it can decode, `refused` has the name of a file that no server takes.
 */
export class PictureFault extends Error {
  readonly reason: Reason
  constructor(reason: Reason, options?: ErrorOptions) {
    super(`The picture is not shown: ${reason}`, options)
    this.name = 'PictureFault'
    this.reason = reason
  }
}

// Larger ones come out of cameras, and are made smaller before they are sent.
const maxCameraBytes = 5 * maxFileBytes

/**
 * Decodes a picture, unless its bytes or the size in its header say that it is too large. Fails with `PictureFault`.
 */
export async function openPicture(file: Blob): Promise<ImageBitmap> {
  if (file.size > maxCameraBytes) throw new PictureFault('hugePicture')
  const { isHugePicture, pictureSizeOf } = await import('#platform/pictures/picture-size.ts')
  const size = pictureSizeOf(new Uint8Array(await file.arrayBuffer()))
  if (size && isHugePicture(size)) throw new PictureFault('hugePicture')
  return createImageBitmap(file).catch((cause: unknown) => {
    throw new PictureFault('unreadable', { cause })
  })
}
