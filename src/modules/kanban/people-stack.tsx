import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { useColleagues } from '#platform/web/session/colleagues.ts'
import styles from './people-stack.module.css'

const maxShown = 3

/** Overlapping avatars of the assignees; screen readers read their names. */
export function PeopleStack({ ids, size = 24 }: { ids: readonly string[]; size?: number }) {
  const t = useTexts('kanban')
  const formats = useFormats()
  const colleagues = useColleagues()
  const people = ids.flatMap((id) => colleagues.find((one) => one.id === id) ?? [])
  if (people.length === 0) return null
  const names = t('card.assigned', { names: formats.list(people.map(({ name }) => name)) })
  const hiddenCount = people.length - maxShown
  return (
    <span className="inline-row" title={names}>
      <span className="visually-hidden">{names}</span>
      {people.slice(0, hiddenCount === 1 ? maxShown + 1 : maxShown).map(({ id, name, avatar }) => (
        <span key={id} className={styles.face}>
          <Avatar name={name} src={avatar} size={size} />
        </span>
      ))}
      {hiddenCount > 1 && (
        <span className={styles.rest} aria-hidden>
          {t('card.others', { number: hiddenCount })}
        </span>
      )}
    </span>
  )
}
