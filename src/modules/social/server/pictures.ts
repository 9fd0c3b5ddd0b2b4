import { Failure } from '#platform/errors/failure.ts'
import type { StoredFile } from '#platform/files/stored-file.ts'
import type { Files } from '#platform/server/files/files.ts'
import { checkPicture } from '#platform/server/files/pictures.ts'

/**
 * Attaches uploads to a record in the given order; releases those in `keptFiles` that are no longer used. `getPath` returns
 * the field for errors.
 */
export async function changePictures(
  files: Files,
  ids: readonly string[],
  keptFiles: readonly StoredFile[],
  getPath: (id: string) => string,
): Promise<StoredFile[]> {
  const pictures = await files.attach(ids, keptFiles).catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error
    const issues = error.issues.map(({ path, message }) => ({
      path: getPath(ids[Number(path.split('.')[1])] ?? ''),
      message,
    }))
    throw new Failure(error.status, error.message, { issues })
  })
  for (const picture of pictures) {
    if (keptFiles.some(({ id }) => id === picture.id)) continue
    await checkPicture(files, picture, getPath(picture.id))
  }
  await files.release(keptFiles)
  return pictures
}
