import { useTexts } from '#platform/i18n/use-texts.ts'
import { ColleaguesField } from '#platform/ui/people/colleagues-field.tsx'
import { useColleagues } from '#platform/web/session/colleagues.ts'
import styles from './task-fields.module.css'

interface PeopleFieldProps {
  ids: readonly string[]
  onChange: (added: string[], removed: string[]) => void
}

/** Field for the assignees. */
export function PeopleField({ ids, onChange }: PeopleFieldProps) {
  const t = useTexts('kanban')
  const colleagues = useColleagues()
  return (
    <ColleaguesField
      size="small"
      className={styles.chips}
      label={t('detail.assignees')}
      people={colleagues}
      value={colleagues.filter(({ id }) => ids.includes(id))}
      onChange={(people) =>
        onChange(
          people.map(({ id }) => id).filter((id) => !ids.includes(id)),
          ids.filter((id) => !people.some((person) => person.id === id)),
        )
      }
    />
  )
}
