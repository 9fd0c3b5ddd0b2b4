import { gallery } from '../gallery-client.ts'
import { people } from '../people-client.ts'
import { posts } from '../social-client.ts'

type Load = () => Promise<{ blob: Blob }>

const uploads: readonly [RegExp, (id: number, file: string) => Load][] = [
  [/^\/api\/data\/users\/(\d+)\/cover\/([\w-]+)$/, (id, file) => () => people.cover.send({ params: { id, file } })],
  [/^\/api\/data\/posts\/(\d+)\/pictures\/([\w-]+)$/, (id, file) => () => posts.picture.send({ params: { id, file } })],
  [
    /^\/api\/data\/gallery\/(\d+)\/picture\/([\w-]+)$/,
    (id, file) => () => gallery.picture.send({ params: { id, file } }),
  ],
]

/** The source of a stored picture: a path of this site as it is, an upload loaded by the API. */
export function pictureSource(path: string): { src: string } | { load: Load } {
  for (const [pattern, createLoader] of uploads) {
    const [, id, file] = pattern.exec(path) ?? []
    if (id && file) return { load: createLoader(Number(id), file) }
  }
  return { src: path }
}
