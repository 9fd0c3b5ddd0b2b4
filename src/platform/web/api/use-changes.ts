import { useEffect, useEffectEvent } from 'react'
import { changeListeners } from './live.ts'

/**
 * Calls back after changes of any topic, for data that depends on many: at once, and while further changes arrive after
 * each `pause` (in ms).
 */
export function useChanges(onChange: () => void, pause: number) {
  const handleChange = useEffectEvent(onChange)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isPending = false
    const call = () => {
      isPending = false
      timer = setTimeout(() => {
        timer = undefined
        if (isPending) call()
      }, pause)
      handleChange()
    }
    const listener = () => {
      isPending = true
      if (timer === undefined) call()
    }
    changeListeners.add(listener)
    return () => {
      changeListeners.delete(listener)
      clearTimeout(timer)
    }
  }, [pause])
}
