import { Failure } from '#platform/errors/failure.ts'
import type { StoredFile } from '#platform/pictures/file.ts'
import type { Files } from '#platform/server/files/files.ts'
import { checkPicture } from '#platform/server/files/pictures.ts'

/**
 * Attaches uploads to a record in the given order; releases those in `kept` that are no longer used. `pathOf` returns
 * the field for errors.
 */
export async function changePictures(
  files: Files,
  ids: readonly string[],
  kept: readonly StoredFile[],
  pathOf: (id: string) => string,
): Promise<StoredFile[]> {
  const pictures = await files.attach(ids, kept).catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error
    const issues = error.issues.map(({ path, message }) => ({
      path: pathOf(ids[Number(path.split('.')[1])] ?? ''),
      message,
    }))
    throw new Failure(error.status, error.message, { issues })
  })
  for (const picture of pictures) {
    if (kept.some(({ id }) => id === picture.id)) continue
    await checkPicture(files, picture, pathOf(picture.id))
  }
  await files.release(kept)
  return pictures
}
