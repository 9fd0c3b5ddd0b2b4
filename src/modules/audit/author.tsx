import { IconRobot, IconUserQuestion } from '@tabler/icons-react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { useColleagues } from '#platform/web/session/colleagues.ts'
import { useWorkspace } from '#platform/web/session/workspace.ts'
import type { AuditEntry } from './contract.ts'

interface AuthorProps {
  entry: Pick<AuditEntry, 'user' | 'endpoint'>
  size?: number
}

/** Avatar of the author; an icon for background work and anonymous requests. */
export function AuthorPicture({ entry: { user, endpoint }, size = 32 }: AuthorProps) {
  const colleagues = useColleagues()
  if (user) {
    const name = user.name || user.id
    return <Avatar name={name} src={colleagues.find(({ id }) => id === user.id)?.avatar} size={size} />
  }
  const Icon = endpoint ? IconUserQuestion : IconRobot
  return (
    <span
      className="centered flex-none rounded-full bg-hover text-quiet"
      style={{ inlineSize: size, blockSize: size }}
      aria-hidden
    >
      <Icon size={size * 0.6} />
    </span>
  )
}

export function useAuthorName() {
  const t = useTexts('audit')
  const { name } = useWorkspace()
  return ({ user, endpoint }: Pick<AuditEntry, 'user' | 'endpoint'>) => {
    if (user) return user.name || user.id
    return endpoint ? t('nobody') : name
  }
}
