import { useMutation } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useBeforeUnload } from 'react-router'
import { useSetting } from '#platform/web/settings/settings.ts'
import { api } from '../blog-client.ts'
import type { Post } from '../contract-posts.ts'
import { createPostDraft } from './post-draft.ts'
import { blankValues, valuesOf } from './post-values.ts'

// The form tells of refusals itself, beside what was typed.
const creating = { ...api.create.mutation(), meta: { ...api.create.mutation().meta, quiet: true } }
const editing = { ...api.edit.mutation(), meta: { ...api.edit.mutation().meta, quiet: true } }

/** A post that is being written. One component keeps one: give it the post's id as its key. */
export function usePostDraft(post: Post | undefined) {
  const language = useSetting('isLanguage')
  const { mutateAsync: create } = useMutation(creating)
  const { mutateAsync: edit } = useMutation(editing)
  const [draft] = useState(() =>
    createPostDraft(post, post ? valuesOf(post) : blankValues(language), {
      create: (body) => create({ body }),
      edit: (id, body) => edit({ params: { id }, body }),
      show: (id) => api.show.send({ params: { id } }),
    }),
  )

  useEffect(() => {
    if (post) draft.follow(post)
  }, [draft, post])
  useEffect(() => {
    const hide = () => document.hidden && draft.leave()
    document.addEventListener('visibilitychange', hide)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      draft.leave()
    }
  }, [draft])
  useBeforeUnload((event) => {
    if (draft.isChanged()) event.preventDefault()
  })

  return { draft, state: useSyncExternalStore(draft.subscribe, draft.get, draft.get) }
}
