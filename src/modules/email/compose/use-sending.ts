import { useState } from 'react'
import { Failure } from '#platform/errors/failure.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Uploads } from '#platform/ui/files/use-uploads.ts'
import { useFailureText } from '#platform/ui/form/errors/use-failure-text.ts'
import { maxAttachmentsBytes } from '../contract-email.ts'
import { lacksAttachment } from './draft-content.ts'
import { isTextRefused } from './email-draft.ts'
import { kinds, type Recipients } from './recipients.ts'
import type { OpenDraft } from './use-draft.ts'
import { useSend } from './use-send.ts'

export interface SendOptions {
  /** Scheduled time. */
  sendAt?: string | undefined
}

interface Sending {
  draft: OpenDraft
  recipients: Recipients
  uploads: Uploads
  /** Called when the message cannot be sent; `error` has the reason. */
  onInvalid: () => void
  onSent: () => void
}

/** Returns why a message cannot be sent, or undefined. */
function useInvalidReason({ recipients, uploads }: Pick<Sending, 'recipients' | 'uploads'>) {
  const t = useTexts('email')
  return () => {
    const size = uploads.files.reduce((sum, file) => sum + (file.state === 'failed' ? 0 : file.size), 0)
    const people = kinds.flatMap((kind) => recipients[kind])
    const broken = people.find(({ isBroken }) => isBroken)
    if (broken) return t('compose.broken', { address: broken.email })
    if (people.length === 0) return t('compose.noRecipient')
    if (size > maxAttachmentsBytes) return t('compose.tooLarge')
    if (uploads.isBusy) return t('compose.uploading')
    return uploads.hasFailed ? t('compose.uploadFailed') : undefined
  }
}

/**
 * Sends a draft after checks. `error` has the reason why it cannot be sent; `asking` has a warning that the user can
 * confirm with `sendNow`.
 */
export function useSending({ draft: { autosave, state }, recipients, uploads, onInvalid, onSent }: Sending) {
  const t = useTexts('email')
  const failureText = useFailureText()
  const { send } = useSend()
  const invalidReason = useInvalidReason({ recipients, uploads })
  const [error, setError] = useState<string>()
  const [asking, setAsking] = useState<SendOptions>()
  const [isSending, setSending] = useState(false)

  const sendNow = async ({ sendAt }: SendOptions) => {
    setSending(true)
    await autosave.flush()
    const { record, status, failure } = autosave.get()
    try {
      if (isTextRefused(failure)) throw new Error(t('compose.states.refused'))
      if (!record || status !== 'saved') throw new Error(t('compose.notSaved'))
      await send(record, sendAt === undefined ? undefined : { sendAt })
      autosave.end()
      onSent()
    } catch (error) {
      // What another window has saved is not what the user sees here.
      if (error instanceof Failure && error.status === 409) await autosave.separate()
      setError(error instanceof Failure || !(error instanceof Error) ? failureText(error) : error.message)
      setSending(false)
    }
  }

  const submit = (options: SendOptions = {}) => {
    if (isSending) return
    const reason = invalidReason()
    setError(reason)
    if (reason !== undefined) onInvalid()
    else if (lacksAttachment(state.values)) setAsking(options)
    else void sendNow(options)
  }

  return { error, clearError: () => setError(undefined), asking, setAsking, isSending, sendNow, submit }
}
