import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { isSameJson } from '#platform/fields/same-json.ts'
import { maxPostLength, type Visibility } from '../contract-fields.ts'
import type * as z from 'zod'
import { useTextDraft } from '#platform/web/drafts/use-local-draft.ts'
import { posts } from '../social-client.ts'
import type { ComposeTarget } from './compose-context.ts'
import { useDraftPictures } from './use-draft-pictures.ts'
import { parseVideoId } from './video-id.ts'

const getVideoAddress = (id: string) => `https://youtu.be/${id}`

/** The draft of a post, with functions that validate and send it. */
export function useDraft(target: ComposeTarget) {
  const edited = target.kind === 'edit' ? target.post : undefined
  const [initial] = useState(() => ({
    content: edited?.data.content ?? '',
    visibility: edited?.visibility ?? 'everyone',
    /** Undefined if the video field is hidden. */
    video: edited?.data.video === undefined ? undefined : getVideoAddress(edited.data.video),
  }))
  const [content, setContent] = useTextDraft(
    target.kind === 'new' ? 'social.post' : `social.${target.kind}.${target.post.id}`,
    initial.content,
  )
  const [visibility, setVisibility] = useState<z.infer<typeof Visibility>>(initial.visibility)
  const [video, setVideo] = useState(initial.video)
  const [images] = useState(() => edited?.data.images ?? [])
  const pictures = useDraftPictures(images)
  const { save, isSending } = useSavePost(target)

  const trimmedContent = content.trim()
  const videoId = video?.trim() ? parseVideoId(video) : undefined
  const isVideoInvalid = Boolean(video?.trim()) && videoId === undefined
  const isTooLong = trimmedContent.length > maxPostLength
  const isSharing = target.kind === 'share' || (edited?.shared ?? null) !== null
  const isEmpty = !trimmedContent && pictures.refs.length === 0 && videoId === undefined && !isSharing
  const savedPictures = images.map(({ id, title }) => ({ id, title }))
  const isChanged =
    content !== initial.content ||
    visibility !== initial.visibility ||
    (video ?? '') !== (initial.video ?? '') ||
    !isSameJson(
      pictures.list.map(({ id, title }) => ({ id, title })),
      savedPictures,
    )
  const canSend = !isEmpty && !isTooLong && !isVideoInvalid && !pictures.isBusy && !pictures.hasFailed && !isSending

  return {
    content,
    setContent,
    visibility,
    setVisibility,
    video,
    setVideo,
    pictures,
    isVideoInvalid,
    isSending,
    isChanged,
    forget: () => setContent(initial.content),
    left: maxPostLength - trimmedContent.length,
    canSend,
    /** Resolves to whether the post was sent. */
    send: async () =>
      canSend && save({ content: trimmedContent, pictures: pictures.refs, video: videoId ?? null, visibility }),
  }
}
export type PostDraft = ReturnType<typeof useDraft>

/** Creates a post or saves the edited one; resolves to whether it succeeded. The application shows errors. */
function useSavePost(target: ComposeTarget) {
  const creating = useMutation(posts.create.mutation())
  const editing = useMutation(posts.edit.mutation())
  const shares = target.kind === 'share' ? (target.post.shared ?? target.post).id : null
  return {
    isSending: creating.isPending || editing.isPending,
    async save(body: Omit<Parameters<typeof creating.mutateAsync>[0]['body'], 'shares'>) {
      try {
        await (target.kind === 'edit'
          ? editing.mutateAsync({ params: { id: target.post.id }, body })
          : creating.mutateAsync({ body: { ...body, shares } }))
        return true
      } catch {
        return false
      }
    },
  }
}
