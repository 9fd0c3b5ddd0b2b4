import { IconLock, IconMailForward, IconX } from '@tabler/icons-react'
import { IconButton, ToggleButton, ToggleButtonGroup, Tooltip } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { DropArea } from '#platform/ui/files/drop-area.tsx'
import { UploadList } from '#platform/ui/files/upload-list.tsx'
import { RichTextEditor } from '#platform/ui/rich-text/rich-text-editor.tsx'
import type { Ticket } from '../contract.ts'
import type { Macro } from '../contract-timeline.ts'
import styles from './composer.module.css'
import { ComposerTools } from './composer-tools.tsx'
import { SendButton } from './send-button.tsx'
import type { useDraft } from './use-draft.ts'
import { useSend } from './use-send.ts'

interface ComposerFormProps {
  ticket: Ticket
  draftState: ReturnType<typeof useDraft>
  applyMacro: (macro: Macro) => void
  /** Whether the user opened the composer; one that is open for its draft leaves the focus alone. */
  isFocused: boolean
  onType: () => void
  onClose: () => void
}

/** Writes a public reply or an internal note. */
export function ComposerForm({ ticket, draftState, applyMacro, isFocused, onType, onClose }: ComposerFormProps) {
  const t = useTexts('tickets')
  const { draft, edition, write, choose, append } = draftState
  const { uploads, isPending, canSend, send } = useSend({ ticket, draftState, onSent: onClose })
  const isNote = draft.kind === 'note'

  return (
    <DropArea onFiles={uploads.add} className={styles.form}>
      <div className={styles.frame} data-kind={draft.kind} role="group" aria-label={t(`begin.${draft.kind}`)}>
        <ComposerHead kind={draft.kind} address={ticket.requester.email} onKind={choose} onClose={onClose} />
        <RichTextEditor
          className={styles.editor ?? ''}
          label={t(`kinds.${draft.kind}`)}
          placeholder={t(`placeholder.${draft.kind}`)}
          value={draft.html}
          resetKey={edition}
          isFocused={isFocused}
          isSmall
          isFrameless
          onChange={(html) => {
            write(html)
            onType()
          }}
          onFiles={uploads.add}
          onSubmit={() => send()}
          footer={
            <>
              <UploadList uploads={uploads} />
              <div className={styles.bottom}>
                <ComposerTools
                  ticketId={ticket.id}
                  isNote={isNote}
                  applyMacro={applyMacro}
                  onFiles={uploads.add}
                  onInsert={append}
                />
                <span className="flex-1" />
                <SendButton kind={draft.kind} isPending={isPending} isDisabled={!canSend} onSend={send} />
              </div>
            </>
          }
        />
      </div>
    </DropArea>
  )
}

interface ComposerHeadProps {
  kind: 'reply' | 'note'
  /** The requester's address, which gets replies. */
  address: string
  onKind: (kind: 'reply' | 'note') => void
  onClose: () => void
}

function ComposerHead({ kind, address, onKind, onClose }: ComposerHeadProps) {
  const t = useTexts('tickets')
  return (
    <div className={styles.top}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={kind}
        aria-label={t('kind')}
        onChange={(_, kind: unknown) => (kind === 'reply' || kind === 'note') && onKind(kind)}
      >
        <ToggleButton value="reply" className={styles.kind}>
          <IconMailForward size={16} aria-hidden /> {t('kinds.reply')}
        </ToggleButton>
        <ToggleButton value="note" className={styles.kind}>
          <IconLock size={16} aria-hidden /> {t('kinds.note')}
        </ToggleButton>
      </ToggleButtonGroup>
      <span className={styles.to} dir="auto">
        {kind === 'note' ? t('seenByTeam') : t('mailedTo', { address })}
      </span>
      <Tooltip title={t('foldComposer')}>
        <IconButton size="small" aria-label={t('foldComposer')} onClick={onClose}>
          <IconX size={18} aria-hidden />
        </IconButton>
      </Tooltip>
    </div>
  )
}
