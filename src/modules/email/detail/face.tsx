import { Suspense } from 'react'
import { Avatar } from '#platform/ui/avatar.tsx'
import { useColleagues } from '#platform/web/session/colleagues.ts'
import { usePersonWithEmail } from '#platform/web/session/people.ts'

interface SenderAvatarProps {
  address: { name: string; email: string }
  size?: number
}

/** The avatar of a sender; shows the photo of a known user or contact. */
export const SenderAvatar = (props: SenderAvatarProps) => (
  <Suspense fallback={<Avatar name={props.address.name || props.address.email} size={props.size ?? 40} />}>
    <KnownSenderAvatar {...props} />
  </Suspense>
)

function KnownSenderAvatar({ address: { name, email }, size = 40 }: SenderAvatarProps) {
  const isSame = (one: { email: string }) => one.email.toLowerCase() === email.toLowerCase()
  const colleague = useColleagues().find(isSame)
  const person = usePersonWithEmail(email)
  return <Avatar name={name || email} src={colleague?.avatar ?? person?.picture} size={size} />
}
