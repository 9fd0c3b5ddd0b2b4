import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { localCopies } from '#platform/web/drafts/autosave-options.ts'
import { useAutosave } from '#platform/web/drafts/use-autosave.ts'
import { useSession } from '#platform/web/session/session.ts'
import { useSetting } from '#platform/web/settings/settings.ts'
import { api } from '../blog-client.ts'
import type { Post } from '../contract-posts.ts'
import { createPostDraft } from './post-draft.ts'
import { createBlankValues, PostValues, toPostValues } from './post-values.ts'

// The form shows errors itself, beside the input.
const creating = api.create.mutation({ quiet: true })
const editing = api.edit.mutation({ quiet: true })

/** The autosave of an open post. The component must have the post's id as its key. */
export function usePostDraft(post: Post | undefined) {
  const language = useSetting('isLanguage')
  const { user } = useSession()
  const { mutateAsync: create } = useMutation(creating)
  const { mutateAsync: edit } = useMutation(editing)
  const [draft] = useState(() =>
    createPostDraft(
      post,
      post ? toPostValues(post) : createBlankValues(language),
      {
        create: (body) => create({ body }),
        edit: (id, body) => edit({ params: { id }, body }),
        show: (id) => api.show.send({ params: { id } }),
      },
      localCopies(user.id, 'blog.post', PostValues),
    ),
  )
  useEffect(() => {
    if (post) draft.applyRemote(post)
  }, [draft, post])
  return { draft, state: useAutosave(draft) }
}
