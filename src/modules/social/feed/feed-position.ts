import { useLayoutEffect, useRef } from 'react'
import * as z from 'zod'

const key = 'atrium-feed'
const maxPositions = 30

/** Where a reader was in a list: how much of it was there, and which post was at the top of the window. */
const Left = z.object({ place: z.string(), count: z.int().min(1).max(1000), post: z.string(), top: z.number() })
type Left = z.infer<typeof Left>

function allLeft(): Left[] {
  try {
    return z.array(Left).parse(JSON.parse(sessionStorage.getItem(key) ?? '[]'))
  } catch {
    return []
  }
}

/** How many posts were there when this step of the browser's history was left; nothing where it was not. */
export const countLeft = (place: string) => allLeft().find((one) => one.place === place)?.count

function keep(place: string, count: number) {
  const first = [...document.querySelectorAll<HTMLElement>('[data-post]')].find(
    (post) => post.getBoundingClientRect().bottom > 0,
  )
  const post = first?.dataset['post']
  if (!first || !post) return
  const left: Left = { place, count, post, top: first.getBoundingClientRect().top }
  const others = allLeft().filter((one) => one.place !== place)
  sessionStorage.setItem(key, JSON.stringify([left, ...others].slice(0, maxPositions)))
}

function goBackTo(place: string) {
  const left = allLeft().find((one) => one.place === place)
  const post = left && document.querySelector(`[data-post="${CSS.escape(left.post)}"]`)
  if (post) scrollBy({ top: post.getBoundingClientRect().top - left.top, behavior: 'instant' })
}

/** Finds the reader's place again when a list comes back that the browser has forgotten, as after a reload. */
export function useFeedPosition(place: string, count: number | undefined) {
  const waiting = useRef('')

  useLayoutEffect(() => {
    if (count === undefined) {
      waiting.current = place
    } else if (waiting.current === place) {
      waiting.current = ''
      goBackTo(place)
    }
  }, [place, count])

  useLayoutEffect(() => {
    if (!count) return
    const note = () => keep(place, count)
    addEventListener('pagehide', note)
    return () => {
      removeEventListener('pagehide', note)
      note()
    }
  }, [place, count])
}
