import { Failure } from '#platform/errors/failure.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useFailureText } from '#platform/ui/form/use-failure-text.ts'
import { ConfirmDialog } from '#platform/ui/states/confirm-dialog.tsx'
import { DropArea } from '#platform/ui/files/drop-area.tsx'
import { UploadList } from '#platform/ui/files/upload-list.tsx'
import { useUploads } from '#platform/ui/files/use-uploads.ts'
import { RichTextEditor } from '#platform/ui/rich-text/rich-text-editor.tsx'
import { type Email, maxAttachmentsBytes } from '../contract-email.ts'
import { ComposerTools } from './composer-tools.tsx'
import styles from './composer.module.css'
import { isBlank, misses, type Words } from './draft-words.ts'
import type { Recipient } from './read-addresses.ts'
import { ReceiverFields } from './receiver-fields.tsx'
import { asRecipients, kinds, type Receivers } from './receivers.ts'
import { isTextRefused } from './email-draft.ts'
import { useDraft } from './use-draft.ts'
import { useSend } from './use-send.ts'

interface ComposerProps {
  draft?: Email | undefined
  /** What a new message begins with. */
  first?: Partial<Words>
  signature: string
  /** In a conversation, where the subject is known. */
  isInline?: boolean
  isFocused?: boolean
  onKept?: (id: number) => void
  /** It was sent or thrown away. */
  onGone: () => void
}

type SendOptions = { sendAt?: string | undefined }
/** Where a message is written. It saves itself; sending checks what people forget. */
export function Composer(props: ComposerProps) {
  const { draft, first = {}, signature, isInline = false, isFocused = false, onKept = () => {}, onGone } = props
  const t = useTexts('email')
  const failureText = useFailureText()
  const errorId = useId()
  const { autosave, state } = useDraft(draft, first, onKept)
  const { values: words } = state
  const uploads = useUploads(draft?.attachments)
  const { send, discard } = useSend()
  const [receivers, setReceivers] = useState(() => asRecipients(words))
  const [error, setError] = useState<string>()
  const [asking, setAsking] = useState<SendOptions>()
  const [isSending, setSending] = useState(false)
  const [quoted, setQuoted] = useState(0)
  const form = useRef<HTMLFormElement>(null)

  const stored = uploads.stored.map(({ id }) => id)
  const named = stored.join(' ')
  useEffect(() => autosave.change({ attachments: named === '' ? [] : named.split(' ') }), [autosave, named])

  const receive = (kind: keyof Receivers, people: readonly Recipient[]) => {
    setReceivers({ ...receivers, [kind]: people })
    setError(undefined)
    autosave.change({ [kind]: people.filter(({ isBroken }) => !isBroken).map(({ name, email }) => ({ name, email })) })
  }

  const size = uploads.files.reduce((sum, file) => sum + (file.state === 'failed' ? 0 : file.size), 0)
  const mistake = () => {
    const people = kinds.flatMap((kind) => receivers[kind])
    const broken = people.find(({ isBroken }) => isBroken)
    if (broken) return t('compose.broken', { address: broken.email })
    if (people.length === 0) return t('compose.noReceiver')
    if (size > maxAttachmentsBytes) return t('compose.tooLarge')
    if (uploads.isBusy) return t('compose.uploading')
    return uploads.hasFailed ? t('compose.uploadFailed') : undefined
  }

  const leave = async ({ sendAt }: SendOptions) => {
    setSending(true)
    await autosave.flush()
    const { record: kept, status, failure } = autosave.get()
    try {
      if (isTextRefused(failure)) throw new Error(t('compose.states.refused'))
      if (!kept || status !== 'saved') throw new Error(t('compose.notSaved'))
      await send(kept.id, sendAt === undefined ? undefined : { sendAt })
      autosave.end()
      onGone()
    } catch (error) {
      setError(error instanceof Failure || !(error instanceof Error) ? failureText(error) : error.message)
      setSending(false)
    }
  }

  const submit = (asked: SendOptions = {}) => {
    if (isSending) return
    const wrong = mistake()
    setError(wrong)
    if (wrong !== undefined) {
      form.current?.querySelector<HTMLElement>('[role="combobox"]')?.focus()
    } else if (misses(words)) setAsking(asked)
    else void leave(asked)
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
                <button
                  type="button"
                  className={styles.quote}
                  aria-label={t('compose.showQuote')}
                  title={t('compose.showQuote')}
                  onClick={() => {
                    autosave.change({ body: `${words.body}${words.quote}`, quote: '' })
                    setQuoted(quoted + 1)
                  }}
                >
                  •••
                </button>
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
          isSending={isSending}
          onFiles={uploads.add}
          onSchedule={(sendAt) => submit({ sendAt })}
          onDiscard={() => void throwAway()}
        />
      </form>
      {asking && (
        <ConfirmDialog
          title={t('compose.missingTitle')}
          action={t('compose.sendAnyway')}
          onConfirm={() => void leave(asking)}
          onClose={() => setAsking(undefined)}
        >
          {t('compose.missingText')}
        </ConfirmDialog>
      )}
    </DropArea>
  )
}
