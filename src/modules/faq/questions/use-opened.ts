import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { type QuestionId, topics } from './topics.ts'

const ids: readonly QuestionId[] = topics.flatMap(({ questions }) => questions)

const questionOfHash = (hash: string) => ids.find((id) => hash === `#${id}`)

/** The expanded answers. The URL's hash expands, focuses and scrolls to one; a search expands all matches. */
export function useOpened(q: string) {
  const { hash, key } = useLocation()
  const asked = questionOfHash(hash)
  const [state, setState] = useState(() => ({ q, key, opened: new Set(q ? ids : asked ? [asked] : []) }))
  if (state.q !== q) setState({ ...state, q, opened: new Set(q ? ids : []) })
  else if (state.key !== key && asked) setState({ ...state, key, opened: new Set([...state.opened, asked]) })

  useEffect(() => {
    const question = asked && document.getElementById(asked)
    question?.focus({ preventScroll: true })
    question?.scrollIntoView({ block: 'start' })
  }, [asked, key])

  const { opened } = state
  const setOpened = (next: ReadonlySet<QuestionId>) => setState({ ...state, opened: new Set(next) })
  return {
    opened,
    toggle: (id: QuestionId) =>
      setOpened(new Set(opened.has(id) ? [...opened].filter((one) => one !== id) : [...opened, id])),
    openAll: () => setOpened(new Set(ids)),
    closeAll: () => setOpened(new Set()),
  }
}
