import { Failure, refused } from '#platform/errors/failure.ts'
import type { StoredFile } from '#platform/files/stored-file.ts'
import type { Files } from '#platform/server/files/files.ts'
import { checkPicture } from '#platform/server/files/pictures.ts'
import { picturesIn } from '#platform/server/html/stored-html.ts'

const maxPictures = 100

/** Attaches uploads to a post; `path` is the field for errors. */
async function attach(files: Files, ids: readonly string[], path: string) {
  const pictures = await files.attach(ids).catch((error: unknown) => {
    throw error instanceof Failure ? refused(path, error.message) : error
  })
  for (const picture of pictures) await checkPicture(files, picture, path)
  return pictures
}

/** The pictures of a text. Pictures removed from it are kept with the post, for its versions. */
export async function storeTextPictures(files: Files, content: string, storedPictures: readonly StoredFile[]) {
  const storedIds = new Set(storedPictures.map(({ id }) => id))
  const added = picturesIn(content).filter((id) => !storedIds.has(id))
  if (storedIds.size + added.length > maxPictures)
    throw refused('content', `A post has at most ${maxPictures} pictures`)
  return [...storedPictures, ...(await attach(files, added, 'content'))]
}

/** Replaces the uploaded cover. */
export async function changeCover(files: Files, id: string | null, before: StoredFile | null) {
  if (id === before?.id) return before
  const [cover] = id === null ? [] : await attach(files, [id], 'cover')
  if (before) await files.release([before])
  return cover ?? null
}
