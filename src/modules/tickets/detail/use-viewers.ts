import { useCallback, useEffect, useRef, useState } from 'react'
import * as z from 'zod'
import { useSignal } from '#platform/web/api/live.ts'
import { tickets } from '../contract.ts'
import { Viewer } from '../contract-timeline.ts'
import { api } from '../tickets-client.ts'

const ViewersSignal = z.object({ ticketId: z.int(), viewers: z.array(Viewer) })

const heartbeat = 20_000
const typingEvery = 3000
const typingLasts = 6000

const none: readonly Viewer[] = []

/** Who has a ticket open, including the user; `type` tells the others that the user writes. */
export function useViewers(ticketId: number) {
  const [viewers, setViewers] = useState(none)
  const lastTyped = useRef(0)

  // Optional for work on the ticket, so errors are ignored.
  const sendState = useCallback(
    (state: 'here' | 'typing' | 'left') =>
      api.view.send({ params: { id: ticketId }, body: { state } }).catch(() => none),
    [ticketId],
  )

  useEffect(() => {
    let isOpen = true
    const beat = () => {
      if (document.hidden) return
      void sendState('here').then((users) => isOpen && setViewers(users))
    }
    beat()
    const timer = setInterval(beat, heartbeat)
    document.addEventListener('visibilitychange', beat)
    return () => {
      isOpen = false
      clearInterval(timer)
      document.removeEventListener('visibilitychange', beat)
      void sendState('left')
    }
  }, [sendState])

  useSignal(tickets.name, 'viewers', (data) => {
    const { data: signal } = ViewersSignal.safeParse(data)
    if (signal?.ticketId === ticketId) setViewers(signal.viewers)
  })

  // Nobody says that they have stopped writing.
  useEffect(() => {
    if (!viewers.some(({ isTyping }) => isTyping)) return undefined
    const timer = setTimeout(
      () => setViewers((viewers) => viewers.map((viewer) => ({ ...viewer, isTyping: false }))),
      typingLasts,
    )
    return () => clearTimeout(timer)
  }, [viewers])

  const type = useCallback(() => {
    if (Date.now() - lastTyped.current < typingEvery) return
    lastTyped.current = Date.now()
    void sendState('typing')
  }, [sendState])

  return { viewers, type }
}
