import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * For the key that selects the best result: if a search is running, it waits for the results and ignores those of an
 * earlier text. Further typing cancels it.
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
