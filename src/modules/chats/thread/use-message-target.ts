import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import type { ScrollAnchor } from './scroll-anchor.ts'
import { type Slice, sliceAround } from './slice.ts'
import { rowKey } from './thread-rows.ts'
import type { useThread } from './use-thread.ts'

interface MessageTargetOptions {
  /** The message in the URL. */
  target: number | undefined
  thread: Omit<ReturnType<typeof useThread>, 'stretch'>
  scrollAnchor: RefObject<ScrollAnchor | undefined>
  setSlice: (slice: Slice) => void
}

const highlightTime = 2600

/** Scrolls to the message in the URL, and returns its id while it is highlighted. */
export function useMessageTarget({ target, thread, scrollAnchor, setSlice }: MessageTargetOptions) {
  const t = useTexts('chats')
  const [highlighted, setHighlighted] = useState<number>()

  const load = async (id: number) => {
    await (thread.read().some((message) => message.id === id) || thread.goElsewhere(id))
    return thread.read().find((message) => message.id === id)
  }
  const loadAndFocus = async (id: number) => {
    const message = await load(id).catch(() => undefined)
    if (!message) {
      toast({ tone: 'error', text: t('jump.failed') })
      return
    }
    setSlice(sliceAround(thread.read(), id))
    setHighlighted(id)
    scrollAnchor.current?.goTo({ key: rowKey(message), share: 0.35 })
  }

  const { key: visit } = useLocation()
  const visited = useEffectEvent(() => {
    if (target !== undefined) void loadAndFocus(target)
  })
  useEffect(() => {
    const drawn = requestAnimationFrame(() => visited())
    return () => cancelAnimationFrame(drawn)
  }, [visit, target])
  useEffect(() => {
    if (highlighted === undefined) return
    const timer = setTimeout(() => setHighlighted(undefined), highlightTime)
    return () => clearTimeout(timer)
  }, [highlighted])
  return highlighted
}
