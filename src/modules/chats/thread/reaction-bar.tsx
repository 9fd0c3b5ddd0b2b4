import { IconMoodPlus } from '@tabler/icons-react'
import { Tooltip } from '@mui/material'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useOpenChat } from '../chat-context.ts'
import type { Message } from '../contract-shapes.ts'
import { EmojiButton } from '../emoji/emoji-button.tsx'
import styles from './reaction-bar.module.css'
import { useMessageActions } from './use-message-actions.ts'

/** Reactions to a message; a click adds or removes the user's own. */
export function ReactionBar({ message }: { message: Message }) {
  const t = useTexts('chats')
  const format = useFormats()
  const { userId, getName, canWrite } = useOpenChat()
  const actions = useMessageActions(message)
  return (
    <div className={styles.bar} role="group" aria-label={t('reactions.label')}>
      {message.reactions.map(({ emoji, userIds }) => {
        const names = format.list(userIds.map((id) => (id === userId ? t('you') : getName(id))))
        const figure = format.number(userIds.length)
        const label = t('reactions.by', { names, emoji, figure })
        return (
          <Tooltip key={emoji} title={label}>
            <button
              type="button"
              className={styles.reaction}
              aria-pressed={userIds.includes(userId)}
              aria-disabled={!canWrite}
              aria-label={label}
              onClick={() => canWrite && void actions.toggle(emoji)}
            >
              <span aria-hidden>{emoji}</span>
              <span className="semibold tabular" aria-hidden>
                {figure}
              </span>
            </button>
          </Tooltip>
        )
      })}
      {canWrite && (
        <EmojiButton
          label={t('reactions.add')}
          className={styles.add}
          onPick={(emoji) => void actions.toggle(emoji)}
          icon={<IconMoodPlus size={16} aria-hidden />}
        />
      )}
    </div>
  )
}
