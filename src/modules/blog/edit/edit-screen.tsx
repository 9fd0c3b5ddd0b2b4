import { useParams } from 'react-router'
import { OpenPost } from './open-post.tsx'

/** A post to be changed. */
export function Component() {
  const { id } = useParams()
  return <OpenPost key={id} id={Number(id)} />
}
