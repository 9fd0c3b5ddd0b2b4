import { maxFileBytes } from '#platform/request-limits.ts'

type Reason = 'hugePicture' | 'unreadable' | 'refused'

/**
 * Why a file cannot be shown as a picture: `hugePicture` would exhaust the browser's memory, `unreadable` cannot be
 * decoded, `refused` has a name that the server rejects.
 */
export class PictureFault extends Error {
  readonly reason: Reason
  constructor(reason: Reason, options?: ErrorOptions) {
    super(`The picture is not shown: ${reason}`, options)
    this.name = 'PictureFault'
    this.reason = reason
  }
}

// Larger than the upload limit, since pictures are shrunk before they are uploaded.
const maxCameraBytes = 5 * maxFileBytes

/** Decodes a picture, unless its file or dimensions are too large. Throws `PictureFault`. */
export async function openPicture(file: Blob): Promise<ImageBitmap> {
  if (file.size > maxCameraBytes) throw new PictureFault('hugePicture')
  const { isHugePicture, readPictureSize } = await import('#platform/pictures/picture-size.ts')
  const size = readPictureSize(new Uint8Array(await file.arrayBuffer()))
  if (size && isHugePicture(size)) throw new PictureFault('hugePicture')
  return createImageBitmap(file).catch((cause: unknown) => {
    throw new PictureFault('unreadable', { cause })
  })
}
