import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useSession } from '#platform/web/session/session.ts'
import { typeAhead } from '#platform/web/shortcuts/type-ahead.ts'
import { type AnswerKind, createAnswer } from '../compose/answers.ts'
import type { Email } from '../contract-email.ts'
import { api } from '../email-client.ts'

/** Creates a reply below the conversation, or opens the draft that already exists. */
export function useAnswer(messages: readonly Email[]) {
  const t = useTexts('email')
  const format = useFormats()
  const queries = useQueryClient()
  const { user } = useSession()
  const { mutateAsync: create, isPending } = useMutation(api.draft.mutation())
  const [newest, setNewest] = useState<{ id: number; isNew: boolean }>()

  const createDraft = async (message: Email, kind: AnswerKind) => {
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

  /** Returns false if the draft is open already. */
  const openDraft = (message: Email, kind: AnswerKind) => {
    const existingDraft = messages.find(({ state, inReplyTo }) => state === 'draft' && inReplyTo === message.id)
    if (!existingDraft || kind === 'forward') {
      void createDraft(message, kind).catch(() => {
        // The app has already shown the error.
      })
      return true
    }
    if (existingDraft.id === newest?.id) return false
    setNewest({ id: existingDraft.id, isNew: false })
    return true
  }

  return {
    /** Keys pressed before the draft is there are typed into it. */
    answer: (message: Email, kind: AnswerKind) => typeAhead(() => openDraft(message, kind)),
    /** The draft to focus, and whether it was created for that. */
    newest,
    isPending,
  }
}
