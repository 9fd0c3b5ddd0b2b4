import { useEffect, useState } from 'react'
import * as z from 'zod'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useSignal } from '#platform/web/api/live.ts'
import { useOpenChat } from '../chat-context.ts'
import { chats } from '../contract.ts'
import styles from './typing-line.module.css'

const Typing = z.object({ chatId: z.int(), threadId: z.int().optional(), userId: z.string() })
const lasting = 5000

/** Members who are typing; each disappears after five seconds without a signal. */
export function TypingLine() {
  const t = useTexts('chats')
  const format = useFormats()
  const { chat, thread, getName } = useOpenChat()
  const [typing, setTyping] = useState<readonly { userId: string; until: number }[]>([])

  useSignal(chats.name, 'typing', (data) => {
    const { data: signal } = Typing.safeParse(data)
    if (signal?.chatId !== chat.id || signal.threadId !== thread?.id) return
    const { userId } = signal
    setTyping((users) => [...users.filter((one) => one.userId !== userId), { userId, until: Date.now() + lasting }])
  })

  const next = Math.min(...typing.map(({ until }) => until))
  useEffect(() => {
    if (next === Infinity) return
    const timer = setTimeout(
      () => setTyping((users) => users.filter(({ until }) => until > Date.now())),
      next - Date.now() + 20,
    )
    return () => clearTimeout(timer)
  }, [next])
  // A new message ends its sender's typing.
  const newest = chat.messages.at(-1)
  const [newestId, setNewestId] = useState(newest?.id)
  if (newest && newest.id !== newestId) {
    setNewestId(newest.id)
    setTyping(typing.filter(({ userId }) => userId !== newest.senderId))
  }

  const names = typing.map(({ userId }) => getName(userId))
  return (
    <p className={styles.line} aria-live="polite">
      {names.length > 0 && (
        <>
          <span className={styles.dots} aria-hidden />
          {names.length > 2
            ? t('typing.several')
            : t('typing.some', { count: names.length, names: format.list(names) })}
        </>
      )}
    </p>
  )
}
