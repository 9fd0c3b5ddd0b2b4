import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * For the key that selects the best result: if a search is running, it waits for the results and ignores those of an
 * earlier text. Further typing cancels it.
 */
export function useAfterSearch<Argument = void>(
  text: string | undefined,
  isSearching: boolean,
  select: (argument: Argument) => void,
) {
  const waiting = useRef<{ text: string; argument: Argument }>(undefined)
  const onResults = useEffectEvent(select)

  useEffect(() => {
    const { current } = waiting
    const isCurrent = current !== undefined && current.text === text
    if (isCurrent && isSearching) return
    waiting.current = undefined
    if (isCurrent) onResults(current.argument)
  }, [text, isSearching])

  return (argument: Argument) => {
    if (isSearching && text !== undefined) waiting.current = { text, argument }
    else select(argument)
  }
}
