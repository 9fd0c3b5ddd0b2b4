import { IconMoodSmile, IconSend2 } from '@tabler/icons-react'
import { IconButton, Tooltip } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { AttachButton } from '#platform/ui/files/attach-button.tsx'
import type { Uploads } from '#platform/ui/files/use-uploads.ts'
import { EmojiButton } from '../emoji/emoji-button.tsx'
import styles from './composer.module.css'

interface ComposerToolsProps {
  uploads: Uploads
  canSend: boolean
  onEmoji: (emoji: string) => void
  onSend: () => void
}

/** Buttons below the message field. */
export function ComposerTools({ uploads, canSend, onEmoji, onSend }: ComposerToolsProps) {
  const t = useTexts('chats')
  const sendHint = uploads.isBusy ? 'composer.uploading' : uploads.hasFailed ? 'composer.failedFiles' : 'composer.send'
  return (
    <div className={styles.tools}>
      <AttachButton onFiles={uploads.add} />
      <EmojiButton
        label={t('composer.emoji')}
        className={styles.tool}
        onPick={onEmoji}
        icon={<IconMoodSmile size={20} aria-hidden />}
      />
      <span className={styles.hint}>{t('composer.hint')}</span>
      <Tooltip title={t(sendHint)}>
        <span aria-label={undefined}>
          <IconButton
            className={styles.sendButton}
            aria-label={t('composer.send')}
            disabled={!canSend}
            // Keeps the focus in the field, so that a phone keeps its keyboard open.
            onMouseDown={(event) => event.preventDefault()}
            onClick={onSend}
          >
            <IconSend2 size={20} aria-hidden className="mirrored" />
          </IconButton>
        </span>
      </Tooltip>
    </div>
  )
}
