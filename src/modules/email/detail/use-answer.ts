import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useSession } from '#platform/web/session/session.ts'
import { type AnswerKind, createAnswer } from '../compose/answers.ts'
import type { Email } from '../contract-email.ts'
import { api } from '../email-client.ts'
import { suppressShortcuts } from './suppress-shortcuts.ts'

/** Creates a reply below the conversation, or opens the draft that already exists. */
export function useAnswer(messages: readonly Email[]) {
  const t = useTexts('email')
  const format = useFormats()
  const queries = useQueryClient()
  const { user } = useSession()
  const { mutateAsync: create, isPending } = useMutation(api.draft.mutation())
  const [newest, setNewest] = useState<{ id: number; isNew: boolean }>()

  const openDraft = async (message: Email, kind: AnswerKind) => {
    suppressShortcuts()
    const existingDraft = messages.find(({ state, inReplyTo }) => state === 'draft' && inReplyTo === message.id)
    if (existingDraft && kind !== 'forward') {
      if (existingDraft.id !== newest?.id) setNewest({ id: existingDraft.id, isNew: false })
      return
    }
    const { signature } = await queries.ensureQueryData(api.settings.query())
    const time = format.dateTime(message.time)
    const name = message.from.name || message.from.email
    const texts = {
      wrote: t('quote.wrote', { when: time, name }),
      forwarded: [
        `---------- ${t('quote.forwarded')} ----------`,
        t('quote.from', { name: `${name} <${message.from.email}>` }),
        t('quote.date', { when: time }),
        t('quote.subject', { subject: message.subject }),
        t('quote.to', { names: format.list(message.to.map((one) => one.name || one.email)) }),
      ],
    }
    const draft = await create({ body: createAnswer(message, kind, { me: user, signature, texts }) })
    queries.setQueryData(api.thread.query({ params: { id: message.threadId } }).queryKey, [...messages, draft])
    setNewest({ id: draft.id, isNew: true })
  }

  return {
    answer: (message: Email, kind: AnswerKind) =>
      void openDraft(message, kind).catch(() => {
        // The app has already shown the error.
      }),
    /** The draft to focus, and whether it was created for that. */
    newest,
    isPending,
  }
}
