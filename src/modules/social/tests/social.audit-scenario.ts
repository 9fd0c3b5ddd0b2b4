import { StoredFile } from '#platform/files/stored-file.ts'
import { client } from '#platform/web/api/client.ts'
import type { ScenarioServer } from '#testing/inputs/audit-scenario.ts'
import { createPng } from '#testing/inputs/png.ts'
import { social } from '../contract.ts'
import { socialGallery } from '../contract-gallery.ts'
import { socialNotices } from '../contract-notices.ts'
import { socialPeople } from '../contract-people.ts'

const dot = createPng(1)

export async function scenario({ visit }: ScenarioServer) {
  const [own, other] = [await visit('u1'), await visit('u2')]
  const [posts, otherClient] = [client(social, own), client(social, other)]
  const { id } = await posts.create.send({ body: { content: 'Low water at six' } })
  await posts.edit.send({ params: { id }, body: { content: 'Low water at seven' } })
  const { data } = await otherClient.comment.send({ params: { id }, body: { comment: 'Bring boots' } })
  const comment = data.comments[0]?.id ?? 0
  const ofComment = { params: { id, comment } }
  await posts.reply.send({ ...ofComment, body: { reply: 'And a lamp' } })
  await posts.appendReply.send({ body: { postId: id, commentId: comment, reply: 'And a rope' } })
  await posts.likeComment.send({ ...ofComment, body: { like: true } })
  await posts.toggleCommentLike.send({ body: { postId: id, commentId: comment } })
  await otherClient.removeComment.send(ofComment)
  await otherClient.restoreComment.send(ofComment)

  const notices = client(socialNotices, own)
  const [latest] = await notices.list.send()
  await notices.markRead.send({ body: { upTo: latest?.id ?? 0 } })
  await posts.remove.send({ params: { id } })

  const people = client(socialPeople, own)
  await people.edit.send({ params: { id: (await people.me.send()).id }, body: { city: 'Exeter' } })

  const init = { method: 'POST', headers: { 'content-type': 'image/png' }, body: dot }
  const uploaded = await own.send(new Request('http://atrium.test/api/files?name=dot.png', init))
  const { id: file } = StoredFile.parse(await uploaded.json())
  await client(socialGallery, own).create.send({ body: { name: 'Dot', file } })
}
