import { visit } from './visit.ts'

// Set by the server only: the static demo cannot count visits.
const post = document.querySelector<HTMLElement>('[data-views]')
const { post: id, views } = post?.dataset ?? {}

if (id && views) {
  const body = JSON.stringify({ postId: Number(id), visit: visit() })
  // A failed count is ignored.
  void fetch(views, { method: 'POST', headers: { 'content-type': 'application/json' }, body, keepalive: true }).catch(
    () => undefined,
  )
}
