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
  const [opened, setOpened] = useState({ key, id })
  const isMade = state === 'made' && id !== opened.id
  // A new visit starts a new post; the previous one is among the drafts.
  if (key !== opened.key && !isMade) setOpened({ key, id })
  if (!rights.write) return <ErrorState as="h1" error={forbidden()} />
  if (opened.id !== undefined) return <OpenPost key={opened.id} id={opened.id} />
  return (
    <WriteForm
      key={opened.key}
      onCreated={(made) => void navigate({ search: `?post=${made}` }, { replace: true, state: 'made' })}
    />
  )
}
