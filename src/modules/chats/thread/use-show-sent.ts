import { useEffectEvent, useLayoutEffect, useState } from 'react'

/** Scrolls to each message that the user sends: `draw` renders the end of the chat, `scroll` scrolls there. */
export function useShowSent(sent: string | undefined, draw: () => void, scroll: () => void) {
  const [shown, setShown] = useState(sent)
  if (sent !== shown) {
    setShown(sent)
    if (sent !== undefined) draw()
  }
  const show = useEffectEvent(() => {
    if (sent !== undefined) scroll()
  })
  useLayoutEffect(() => show(), [sent])
}
