import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { useColleagues } from '#platform/web/session/colleagues.ts'
import { useSession } from '#platform/web/session/session.ts'
import type { Viewer } from '../contract-timeline.ts'
import styles from './viewers-line.module.css'

/** Who else has the ticket open, or writes an answer. */
export function ViewersLine({ viewers }: { viewers: readonly Viewer[] }) {
  const t = useTexts('tickets')
  const format = useFormats()
  const { user } = useSession()
  const colleagues = useColleagues()
  const otherViewers = viewers.filter(({ userId }) => userId !== user.id)
  const typing = otherViewers.filter(({ isTyping }) => isTyping)
  const people = typing.length > 0 ? typing : otherViewers
  const shownColleagues = colleagues.filter(({ id }) => people.some(({ userId }) => userId === id))
  const names = format.list(shownColleagues.map(({ name }) => name))
  return (
    <p className={styles.line} aria-live="polite" data-typing={typing.length > 0}>
      {shownColleagues.length > 0 && (
        <>
          <span className="row gap-1 flex-none" aria-hidden>
            {shownColleagues.slice(0, 3).map(({ id, name, avatar }) => (
              <Avatar key={id} name={name} src={avatar} size={20} />
            ))}
          </span>
          <span className="min-inline-0 truncate">
            {t(typing.length > 0 ? 'viewers.typing' : 'viewers.here', { count: shownColleagues.length, names })}
          </span>
        </>
      )}
    </p>
  )
}
