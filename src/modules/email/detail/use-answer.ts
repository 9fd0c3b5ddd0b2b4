import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useSession } from '#platform/web/session/session.ts'
import { type AnswerKind, answerTo } from '../compose/answers.ts'
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

  const begin = async (message: Email, kind: AnswerKind) => {
    suppressShortcuts()
    const begun = messages.find(({ state, inReplyTo }) => state === 'draft' && inReplyTo === message.id)
    if (begun && kind !== 'forward') {
      if (begun.id !== newest?.id) setNewest({ id: begun.id, isNew: false })
      return
    }
    const { signature } = await queries.ensureQueryData(api.settings.query())
    const when = format.dateTime(message.time)
    const name = message.from.name || message.from.email
    const texts = {
      wrote: t('quote.wrote', { when, name }),
      forwarded: [
        `---------- ${t('quote.forwarded')} ----------`,
        t('quote.from', { name: `${name} <${message.from.email}>` }),
        t('quote.date', { when }),
        t('quote.subject', { subject: message.subject }),
        t('quote.to', { names: format.list(message.to.map((one) => one.name || one.email)) }),
      ],
    }
    const made = await create({ body: answerTo(message, kind, { me: user, signature, texts }) })
    queries.setQueryData(api.thread.query({ params: { id: message.threadId } }).queryKey, [...messages, made])
    setNewest({ id: made.id, isNew: true })
  }

  return {
    answer: (message: Email, kind: AnswerKind) =>
      void begin(message, kind).catch(() => {
        // The app has already shown the error.
      }),
    /** The draft to focus, and whether it was created for that. */
    newest,
    isPending,
  }
}
