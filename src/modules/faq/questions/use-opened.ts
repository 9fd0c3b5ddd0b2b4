import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { type QuestionId, topics } from './topics.ts'

const ids: readonly QuestionId[] = topics.flatMap(({ questions }) => questions)

const findQuestion = (hash: string) => ids.find((id) => hash === `#${id}`)

/** The expanded answers. The URL's hash expands, focuses and scrolls to one; a search expands all matches. */
export function useOpened(q: string) {
  const { hash, key } = useLocation()
  const linkedId = findQuestion(hash)
  const [state, setState] = useState(() => ({ q, key, openIds: new Set(q ? ids : linkedId ? [linkedId] : []) }))
  if (state.q !== q) setState({ ...state, q, openIds: new Set(q ? ids : []) })
  else if (state.key !== key && linkedId) setState({ ...state, key, openIds: new Set([...state.openIds, linkedId]) })

  useEffect(() => {
    const question = linkedId && document.getElementById(linkedId)
    question?.focus({ preventScroll: true })
    question?.scrollIntoView({ block: 'start' })
  }, [linkedId, key])

  const { openIds } = state
  const setOpenIds = (next: ReadonlySet<QuestionId>) => setState({ ...state, openIds: new Set(next) })
  return {
    openIds,
    toggle: (id: QuestionId) =>
      setOpenIds(new Set(openIds.has(id) ? [...openIds].filter((one) => one !== id) : [...openIds, id])),
    openAll: () => setOpenIds(new Set(ids)),
    closeAll: () => setOpenIds(new Set()),
  }
}
