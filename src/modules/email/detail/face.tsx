import { Suspense } from 'react'
import { Avatar } from '#platform/ui/avatar.tsx'
import { useColleagues } from '#platform/web/session/colleagues.ts'
import { usePersonWithEmail } from '#platform/web/session/people.ts'

interface FaceProps {
  address: { name: string; email: string }
  size?: number
}

/** The avatar of a sender; shows the photo of a known user or contact. */
export const Face = (props: FaceProps) => (
  <Suspense fallback={<Avatar name={props.address.name || props.address.email} size={props.size ?? 40} />}>
    <KnownFace {...props} />
  </Suspense>
)

function KnownFace({ address: { name, email }, size = 40 }: FaceProps) {
  const isSame = (one: { email: string }) => one.email.toLowerCase() === email.toLowerCase()
  const colleague = useColleagues().find(isSame)
  const person = usePersonWithEmail(email)
  return <Avatar name={name || email} src={colleague?.avatar ?? person?.picture} size={size} />
}
