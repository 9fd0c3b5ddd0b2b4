import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { SuggestionList } from '#platform/ui/suggestions/suggestion-list.tsx'
import type { Follower } from '../contract-people.ts'
import styles from './writing-field.module.css'

interface MentionListProps {
  id: string
  options: readonly Follower[]
  active: number
  onPick: (person: Follower) => void
}

export function MentionList(props: MentionListProps) {
  const t = useTexts('social')
  return (
    <SuggestionList {...props} label={t('compose.people')} className={styles.mentions}>
      {({ name, avatar, role }) => (
        <>
          <Avatar name={name} src={avatar} size={28} />
          <bdi>{name}</bdi>
          <bdi className="flex-1 truncate text-quiet text-13 text-end">{role}</bdi>
        </>
      )}
    </SuggestionList>
  )
}
