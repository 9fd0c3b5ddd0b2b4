import { useEffect, useState } from 'react'
import type { Reason } from '#platform/errors/issue-reason.ts'
import { api } from '../forms-client.ts'

export type NameState = 'idle' | 'asking' | 'free' | 'taken' | 'unknown'

const wait = 350

/** One request at a time: a new one cancels the previous one, waiting or sent. */
function createNameRequests(report: (state: NameState) => void, setInvalid: (reason?: Reason) => Promise<void>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let ending = new AbortController()
  const end = () => {
    clearTimeout(timer)
    ending.abort()
  }
  const checkName = async (name: string, signal: AbortSignal) => {
    try {
      const { taken } = await api.taken.query({ query: { name } }).queryFn({ signal })
      if (signal.aborted) return
      report(taken ? 'taken' : 'free')
      await setInvalid(taken ? { reason: 'taken' } : undefined)
    } catch {
      // The server checks the name again on save.
      if (!signal.aborted) report('unknown')
    }
  }
  return {
    end,
    begin(name: string) {
      end()
      if (name.length < 2) return report('idle')
      report('asking')
      ending = new AbortController()
      const { signal } = ending
      timer = setTimeout(() => void checkName(name, signal), wait)
    },
  }
}

/** Checks during input whether a name is taken, 350 ms after the last keystroke. */
export function useNameCheck(setInvalid: (reason?: Reason) => Promise<void>) {
  const [state, setState] = useState<NameState>('idle')
  const [questions] = useState(() => createNameRequests(setState, setInvalid))
  useEffect(() => questions.end, [questions])
  return { state, ask: (typed: string) => questions.begin(typed.trim()) }
}
