import { useFormats } from '#platform/i18n/format.ts'
import { type TextKey, useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { useColleagues } from '#platform/web/session/colleagues.ts'
import { type Activity, properties } from '../contract-schemas.ts'
import { getDueStart, hasTime } from '../due.ts'
import { useBoardName } from '../use-board-name.ts'
import { useMinute } from '#platform/web/use-minute.ts'
import styles from './feed.module.css'

/** One entry of a card's history. */
export function ActivityLine({ activity: { userId, kind, from, to, at } }: { activity: Activity }) {
  const t = useTexts('kanban')
  const formats = useFormats()
  const now = useMinute()
  const colleagues = useColleagues()
  const getBoardName = useBoardName()
  const findPerson = (id: string) => colleagues.find((one) => one.id === id)
  const name = findPerson(userId)?.name ?? t('former')

  const formatValue = (value: string) => {
    if (kind === 'assigned' || kind === 'unassigned') return findPerson(value)?.name ?? t('former')
    if (kind === 'property') return t(`properties.${properties.find((one) => one === value) ?? 'none'}`)
    if (kind === 'due' && value !== '') {
      return hasTime(value) ? formats.dateTime(getDueStart(value)) : formats.date(getDueStart(value))
    }
    if (kind === 'transferred') return getBoardName({ name: value })
    return value
  }
  const key: TextKey<'kanban'> = kind === 'due' && to === '' ? 'activity.undue' : `activity.${kind}`

  return (
    <li className={styles.activity}>
      <Avatar name={name} src={findPerson(userId)?.avatar} size={20} />
      <p className={styles.words}>
        {t(key, { who: name, from: formatValue(from), to: formatValue(to) })}{' '}
        <time dateTime={at} title={formats.dateTime(at)}>
          {formats.relative(at, now)}
        </time>
      </p>
    </li>
  )
}
