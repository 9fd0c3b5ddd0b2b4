import { type KeyboardEvent, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ConfirmDialog } from '#platform/ui/states/confirm-dialog.tsx'
import { DropArea } from '#platform/ui/files/drop-area.tsx'
import { useUploads } from '#platform/ui/files/use-uploads.ts'
import type { Email } from '../contract-email.ts'
import { ComposerTools } from './composer-tools.tsx'
import styles from './composer.module.css'
import { isBlank, type DraftContent } from './draft-content.ts'
import { MessageField } from './message-field.tsx'
import type { Recipient } from './read-addresses.ts'
import { useTemplates } from '../templates/use-templates.tsx'
import { AddressFields } from './address-fields.tsx'
import { type AddedRecipients, asRecipients, kinds, type Recipients } from './recipients.ts'
import { type OpenDraft, useDraft } from './use-draft.ts'
import { useRemoteVersion } from './use-remote-version.ts'
import { useSavedNotice } from './use-saved-notice.ts'
import { useSend } from './use-send.ts'
import { useSending } from './use-sending.ts'
import { useUntouchedRemoval } from './use-untouched-removal.ts'

interface ComposerProps {
  draft?: Email | undefined
  /** Initial values of a new message. */
  first?: Partial<DraftContent>
  signature: string
  /** Within a conversation, without a subject field. */
  isInline?: boolean
  isFocused?: boolean
  /** The draft was created with this form, which deletes it if it is left without a change. */
  isNew?: boolean
  /** Further recipients, when the user wants to answer them, too. */
  added?: AddedRecipients | undefined
  onStored?: (id: number) => void
  /** Called when the message was sent or discarded. */
  onDiscarded: () => void
}

/** Form for a message; saves automatically and warns before sending an incomplete message. */
export function Composer(props: ComposerProps) {
  const { first = {}, signature, isInline = false, isFocused = false, onStored = () => {}, onDiscarded } = props
  const t = useTexts('email')
  const draft = useDraft(props.draft, first, onStored)
  const uploads = useAttachments(draft, props.draft)
  const { recipients, changeRecipients } = useRecipients(draft)
  const form = useRef<HTMLFormElement>(null)
  const isWriting = useRemoteVersion(draft, props.draft, { form, uploads })
  useAddedRecipients(props.added, recipients, changeRecipients)
  const onInvalid = () => form.current?.querySelector<HTMLElement>('[role="combobox"]')?.focus()
  const sending = useSending({ draft, recipients, uploads, onInvalid, onSent: onDiscarded })
  const { discard, isDiscarding } = useDiscard(draft, signature, onDiscarded)
  const isClosed = sending.isSending || isDiscarding
  const removeUntouched = useUntouchedRemoval(draft, { isNew: props.isNew === true, isClosed })
  // An inline reply stays visible in its conversation.
  useSavedNotice(draft, isClosed || isInline)
  const templates = useTemplates(draft, { signature, isInline })
  const hasRecipient = recipients.to.length > 0

  return (
    <DropArea className={styles.area} onFiles={uploads.add}>
      <form
        ref={form}
        className={styles.composer}
        data-inline={isInline}
        aria-label={t('compose.form')}
        noValidate
        onSubmit={(event) => submitWithoutNavigation(event, sending.submit)}
        onKeyDown={(event) => (isSubmitKey(event) ? sending.submit() : leaveByEscape(event, removeUntouched))}
      >
        <HeadFields
          draft={draft}
          recipients={recipients}
          isInline={isInline}
          isFocused={isFocused && !hasRecipient}
          onChange={(kind, people) => {
            sending.clearError()
            changeRecipients(kind, people)
          }}
        />
        <MessageField
          draft={draft}
          uploads={uploads}
          isFocused={draft.state.round === 0 ? isFocused && hasRecipient : isWriting}
          error={sending.error}
          templates={templates}
          onSubmit={sending.submit}
        />
        <ComposerTools
          state={draft.state}
          isSending={sending.isSending}
          onFiles={uploads.add}
          onSchedule={(sendAt) => sending.submit({ sendAt })}
          onDiscard={() => void discard()}
          onTemplates={templates.open}
        />
      </form>
      {templates.menu}
      <MissingAttachmentDialog sending={sending} />
    </DropArea>
  )
}

function submitWithoutNavigation(event: SubmitEvent<HTMLFormElement>, submit: () => void) {
  event.preventDefault()
  submit()
}

/** Escape removes a reply without a word, and moves the focus to its conversation. */
function leaveByEscape({ key, currentTarget }: KeyboardEvent, removeUntouched: () => boolean) {
  if (key === 'Escape' && removeUntouched()) currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus()
}

function isSubmitKey(event: KeyboardEvent) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return false
  event.preventDefault()
  return true
}

interface HeadFieldsProps {
  draft: OpenDraft
  recipients: Recipients
  isInline: boolean
  isFocused: boolean
  onChange: (kind: keyof Recipients, people: readonly Recipient[]) => void
}

/** Recipients, and the subject of a message that is no reply within its conversation. */
const HeadFields = ({ draft, recipients, isInline, isFocused, onChange }: HeadFieldsProps) => (
  <div className={styles.fields}>
    <AddressFields recipients={recipients} isFocused={isFocused} onChange={onChange} />
    {!isInline && <SubjectField draft={draft} />}
  </div>
)

function SubjectField({ draft: { autosave, state } }: { draft: OpenDraft }) {
  const t = useTexts('email')
  return (
    <input
      className={styles.subject}
      aria-label={t('compose.subject')}
      placeholder={t('compose.subject')}
      dir="auto"
      maxLength={500}
      value={state.values.subject}
      onChange={({ target }) => autosave.change({ subject: target.value })}
    />
  )
}

/** Asks before a message is sent that mentions a file but has none. */
function MissingAttachmentDialog({
  sending: { asking, setAsking, sendNow },
}: {
  sending: ReturnType<typeof useSending>
}) {
  const t = useTexts('email')
  return (
    asking && (
      <ConfirmDialog
        title={t('compose.missingTitle')}
        action={t('compose.sendAnyway')}
        onConfirm={() => void sendNow(asking)}
        onClose={() => setAsking(undefined)}
      >
        {t('compose.missingText')}
      </ConfirmDialog>
    )
  )
}

/** The attachments; the draft lists those that are uploaded. */
function useAttachments({ autosave }: OpenDraft, email: Email | undefined) {
  const uploads = useUploads(email?.attachments)
  const attachmentIds = uploads.stored.map(({ id }) => id).join(' ')
  useEffect(
    () => autosave.change({ attachments: attachmentIds === '' ? [] : attachmentIds.split(' ') }),
    [autosave, attachmentIds],
  )
  return uploads
}

/** The recipients as typed; the draft has those with a valid address. */
function useRecipients({ autosave, state }: OpenDraft) {
  const { round } = state
  const [typed, setTyped] = useState(() => ({ round, recipients: asRecipients(state.values) }))
  // Another window has saved others.
  if (typed.round !== round) setTyped({ round, recipients: asRecipients(state.values) })
  const { recipients } = typed
  const changeRecipients = (kind: keyof Recipients, people: readonly Recipient[]) => {
    setTyped((before) => ({ round, recipients: { ...before.recipients, [kind]: people } }))
    autosave.change({ [kind]: people.filter(({ isBroken }) => !isBroken).map(({ name, email }) => ({ name, email })) })
  }
  return { recipients, changeRecipients }
}

/** Adds the recipients of a reply to all that are missing, once for each time it is asked for. */
function useAddedRecipients(
  added: AddedRecipients | undefined,
  recipients: Recipients,
  change: (kind: keyof Recipients, people: readonly Recipient[]) => void,
) {
  const add = useEffectEvent((people: AddedRecipients) => {
    const known = new Set(kinds.flatMap((kind) => recipients[kind].map(({ email }) => email.toLowerCase())))
    for (const kind of ['to', 'cc'] as const) {
      const missing = people[kind].filter(({ email }) => !known.has(email.toLowerCase()))
      if (missing.length > 0)
        change(kind, [...recipients[kind], ...missing.map((one) => ({ ...one, isBroken: false }))])
    }
  })
  useEffect(() => {
    if (added) add(added)
  }, [added])
}

function useDiscard({ autosave, state }: OpenDraft, signature: string, onGone: () => void) {
  const { discard } = useSend()
  const [isDiscarding, setDiscarding] = useState(false)
  return {
    isDiscarding,
    async discard() {
      setDiscarding(true)
      if (!isBlank(state.values, signature)) await autosave.flush()
      autosave.end()
      onGone()
      const { record } = autosave.get()
      if (record) await discard(record.id)
    },
  }
}
