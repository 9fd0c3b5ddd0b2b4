import { useParams } from 'react-router'
import { OpenPost } from './open-post.tsx'

/** Edits an existing post. */
export function Component() {
  const { id } = useParams()
  return <OpenPost key={id} id={Number(id)} />
}
