import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { forbidden } from '#platform/errors/failure.ts'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { useRights } from '../use-rights.ts'
import { OpenPost } from './open-post.tsx'
import { WriteForm } from './write-form.tsx'

/** A new post. After the first save its id is in the URL, so that a reload opens it again. */
export function Component() {
  const rights = useRights()
  const navigate = useNavigate()
  const { key, state } = useLocation()
  const [search] = useSearchParams()
  const id = Number(search.get('post')) || undefined
  const [openedDraft, setOpenedDraft] = useState({ key, id })
  const isCreated = state === 'made' && id !== openedDraft.id
  // A new visit starts a new post; the previous one is among the drafts.
  if (key !== openedDraft.key && !isCreated) setOpenedDraft({ key, id })
  // If the right comes back, the post opens again instead of a blank one.
  if (!rights.create && openedDraft.id !== id) setOpenedDraft({ key, id })
  if (!rights.create) return <ErrorState as="h1" error={forbidden()} />
  if (openedDraft.id !== undefined) return <OpenPost key={openedDraft.id} id={openedDraft.id} />
  return (
    <WriteForm
      key={openedDraft.key}
      onCreated={(made) => void navigate({ search: `?post=${made}` }, { replace: true, state: 'made' })}
    />
  )
}
