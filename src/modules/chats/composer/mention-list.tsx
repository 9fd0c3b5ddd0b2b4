import { IconHash, IconUsers } from '@tabler/icons-react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { everybodyId } from '../mentions.ts'
import styles from './mention-list.module.css'
import type { MentionOption } from './use-mentions.ts'

interface MentionListProps {
  id: string
  options: readonly MentionOption[]
  active: number
  onPick: (option: MentionOption) => void
}

const labels = { person: 'mention.label', channel: 'mention.channel', emoji: 'mention.emoji' } as const

/** List of suggested people, channels or emoji; the focus stays in the message field. */
export function MentionList({ id, options, active, onPick }: MentionListProps) {
  const t = useTexts('chats')
  return (
    <div id={id} className={styles.list} role="listbox" aria-label={t(labels[options[0]?.kind ?? 'person'])}>
      {options.map((option, index) => (
        <div
          key={option.id}
          id={`${id}-${index}`}
          className={styles.option}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onPointerDown={(event) => {
            event.preventDefault()
            onPick(option)
          }}
        >
          {option.kind === 'emoji' ? (
            <span className="centered size-28" aria-hidden>
              {option.id}
            </span>
          ) : option.kind === 'channel' ? (
            <span className="centered size-28 text-brand">
              <IconHash size={16} aria-hidden />
            </span>
          ) : option.id === everybodyId ? (
            <span className="centered size-28 text-brand">
              <IconUsers size={16} aria-hidden />
            </span>
          ) : (
            <Avatar name={option.name} src={option.avatar} size={28} />
          )}
          <bdi className="medium">{option.name}</bdi>
          {option.id === everybodyId && <span className="text-quiet text-13">{t('mention.allNote')}</span>}
        </div>
      ))}
    </div>
  )
}
