import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import type { Follower } from '../contract-people.ts'
import styles from './writing-field.module.css'

interface MentionListProps {
  id: string
  options: readonly Follower[]
  active: number
  onPick: (person: Follower) => void
}

export function MentionList({ id, options, active, onPick }: MentionListProps) {
  const t = useTexts('social')
  return (
    <div id={id} className={styles.list} role="listbox" aria-label={t('compose.people')}>
      {options.map((person, index) => (
        <div
          key={person.id}
          id={`${id}-${index}`}
          className={styles.option}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onPointerDown={(event) => {
            event.preventDefault()
            onPick(person)
          }}
        >
          <Avatar name={person.name} src={person.avatar} size={28} />
          <bdi>{person.name}</bdi>
          <bdi className="flex-1 truncate text-quiet text-13 text-end">{person.role}</bdi>
        </div>
      ))}
    </div>
  )
}
