import { IconHash, IconUsers } from '@tabler/icons-react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { SuggestionList } from '#platform/ui/suggestions/suggestion-list.tsx'
import { everybodyId } from '../mentions.ts'
import styles from './composer.module.css'
import type { MentionOption } from './use-mentions.ts'

interface MentionListProps {
  id: string
  options: readonly MentionOption[]
  active: number
  onPick: (option: MentionOption) => void
}

const labels = { person: 'mention.label', channel: 'mention.channel', emoji: 'mention.emoji' } as const

/** List of suggested people, channels or emoji. */
export function MentionList(props: MentionListProps) {
  const t = useTexts('chats')
  const label = t(labels[props.options[0]?.kind ?? 'person'])
  return (
    <SuggestionList {...props} label={label} className={styles.mentions}>
      {(option) => (
        <>
          <OptionMark option={option} />
          <bdi className="medium">{option.name}</bdi>
          {option.id === everybodyId && <span className="text-quiet text-13">{t('mention.allNote')}</span>}
        </>
      )}
    </SuggestionList>
  )
}

function OptionMark({ option }: { option: MentionOption }) {
  if (option.kind === 'emoji')
    return (
      <span className="centered size-28" aria-hidden>
        {option.id}
      </span>
    )
  if (option.kind === 'person' && option.id !== everybodyId)
    return <Avatar name={option.name} src={option.avatar} size={28} />
  const Icon = option.kind === 'channel' ? IconHash : IconUsers
  return (
    <span className="centered size-28 text-brand">
      <Icon size={16} aria-hidden />
    </span>
  )
}
