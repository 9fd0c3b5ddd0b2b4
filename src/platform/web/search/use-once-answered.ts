import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * For the key that takes the best of what was found: pressed while what is typed is still being looked for, it waits for
 * the answer, and takes nothing that was found for an earlier text. Whoever types on takes it back.
 */
export function useOnceAnswered<Way = void>(text: string | undefined, isAsking: boolean, take: (way: Way) => void) {
  const waiting = useRef<{ text: string; way: Way }>(undefined)
  const onAnswer = useEffectEvent(take)

  useEffect(() => {
    const { current } = waiting
    const isDue = current !== undefined && current.text === text
    if (isDue && isAsking) return
    waiting.current = undefined
    if (isDue) onAnswer(current.way)
  }, [text, isAsking])

  return (way: Way) => {
    if (isAsking && text !== undefined) waiting.current = { text, way }
    else take(way)
  }
}
