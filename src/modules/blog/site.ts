import { visit } from './visit.ts'

// A post says where its visits are counted; the files of the static demo do not, since nobody there could count them.
const post = document.querySelector<HTMLElement>('[data-views]')
const { post: id, views } = post?.dataset ?? {}

if (id && views) {
  const body = JSON.stringify({ postId: Number(id), visit: visit() })
  // A visit that is not counted is nothing to bother a reader with.
  void fetch(views, { method: 'POST', headers: { 'content-type': 'application/json' }, body, keepalive: true }).catch(
    () => undefined,
  )
}
