import { Failure } from '#platform/errors/failure.ts'
import type { StoredFile } from '#platform/files/stored-file.ts'
import type { Files } from '#platform/server/files/files.ts'
import { checkPicture } from '#platform/server/files/pictures.ts'

/** Makes uploads the pictures of a product, in the given order, and releases those no longer shown. */
export async function changePictures(files: Files, ids: readonly string[], kept: readonly StoredFile[]) {
  const pictures = await files.attach(ids, kept).catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error
    const issues = error.issues.map(({ path, message }) => ({ path: path.replace('attachments', 'pictures'), message }))
    throw new Failure(error.status, error.message, { issues })
  })
  for (const [index, picture] of pictures.entries()) {
    if (kept.some(({ id }) => id === picture.id)) continue
    await checkPicture(files, picture, `pictures.${index}`)
  }
  await files.release(kept)
  return pictures
}
