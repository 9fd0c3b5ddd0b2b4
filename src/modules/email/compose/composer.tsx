import { useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ConfirmDialog } from '#platform/ui/states/confirm-dialog.tsx'
import { DropArea } from '#platform/ui/files/drop-area.tsx'
import { UploadList } from '#platform/ui/files/upload-list.tsx'
import { useUploads } from '#platform/ui/files/use-uploads.ts'
import { RichTextEditor } from '#platform/ui/rich-text/rich-text-editor.tsx'
import type { Email } from '../contract-email.ts'
import { ComposerTools } from './composer-tools.tsx'
import styles from './composer.module.css'
import { isBlank, type Words } from './draft-words.ts'
import { QuoteButton } from './quote-button.tsx'
import type { Recipient } from './read-addresses.ts'
import { ReceiverFields } from './receiver-fields.tsx'
import { asRecipients, type Receivers } from './receivers.ts'
import { useDraft } from './use-draft.ts'
import { useSend } from './use-send.ts'
import { useSending } from './use-sending.ts'

interface ComposerProps {
  draft?: Email | undefined
  /** Initial values of a new message. */
  first?: Partial<Words>
  signature: string
  /** Within a conversation, without a subject field. */
  isInline?: boolean
  isFocused?: boolean
  onKept?: (id: number) => void
  /** Called when the message was sent or discarded. */
  onGone: () => void
}

/** Form for a message; saves automatically and warns before sending an incomplete message. */
export function Composer(props: ComposerProps) {
  const { first = {}, signature, isInline = false, isFocused = false, onKept = () => {}, onGone } = props
  const t = useTexts('email')
  const errorId = useId()
  const draft = useDraft(props.draft, first, onKept)
  const { autosave, state } = draft
  const { values: words } = state
  const uploads = useUploads(props.draft?.attachments)
  const { discard } = useSend()
  const [receivers, setReceivers] = useState(() => asRecipients(words))
  const [quoted, setQuoted] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const onMistake = () => form.current?.querySelector<HTMLElement>('[role="combobox"]')?.focus()
  const sending = useSending({ draft, receivers, uploads, onMistake, onSent: onGone })
  const { error, asking, submit } = sending

  const named = uploads.stored.map(({ id }) => id).join(' ')
  useEffect(() => autosave.change({ attachments: named === '' ? [] : named.split(' ') }), [autosave, named])

  const receive = (kind: keyof Receivers, people: readonly Recipient[]) => {
    setReceivers({ ...receivers, [kind]: people })
    sending.clearError()
    autosave.change({ [kind]: people.filter(({ isBroken }) => !isBroken).map(({ name, email }) => ({ name, email })) })
  }

  const throwAway = async () => {
    if (!isBlank(words, signature)) await autosave.flush()
    autosave.end()
    onGone()
    const { record: kept } = autosave.get()
    if (kept) await discard(kept.id)
  }

  return (
    <DropArea className={styles.area} onFiles={uploads.add}>
      <form
        ref={form}
        className={styles.composer}
        data-inline={isInline}
        aria-label={t('compose.form')}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return
          event.preventDefault()
          submit()
        }}
      >
        <div className={styles.fields}>
          <ReceiverFields receivers={receivers} isFocused={isFocused && receivers.to.length === 0} onChange={receive} />
          {!isInline && (
            <input
              className={styles.subject}
              aria-label={t('compose.subject')}
              placeholder={t('compose.subject')}
              dir="auto"
              maxLength={500}
              value={words.subject}
              onChange={({ target }) => autosave.change({ subject: target.value })}
            />
          )}
        </div>
        <RichTextEditor
          isFrameless
          className={styles.editor ?? ''}
          label={t('compose.text')}
          placeholder={t('compose.placeholder')}
          value={words.body}
          resetKey={quoted}
          isFocused={isFocused && receivers.to.length > 0}
          onChange={(body) => autosave.change({ body })}
          onFiles={uploads.add}
          onSubmit={submit}
          {...(error !== undefined && { describedBy: errorId })}
          footer={
            <div className={styles.below}>
              {words.quote !== '' && (
                <QuoteButton
                  onClick={() => {
                    autosave.change({ body: `${words.body}${words.quote}`, quote: '' })
                    setQuoted(quoted + 1)
                  }}
                />
              )}
              <UploadList uploads={uploads} />
            </div>
          }
        />
        {error !== undefined && (
          <p id={errorId} role="alert" className="flex-none padding-2-4 bg-error-soft text-error text-13">
            {error}
          </p>
        )}
        <ComposerTools
          state={state}
          isSending={sending.isSending}
          onFiles={uploads.add}
          onSchedule={(sendAt) => submit({ sendAt })}
          onDiscard={() => void throwAway()}
        />
      </form>
      {asking && (
        <ConfirmDialog
          title={t('compose.missingTitle')}
          action={t('compose.sendAnyway')}
          onConfirm={() => void sending.leave(asking)}
          onClose={() => sending.setAsking(undefined)}
        >
          {t('compose.missingText')}
        </ConfirmDialog>
      )}
    </DropArea>
  )
}
