import { useLayoutEffect, useRef } from 'react'
import * as z from 'zod'

const key = 'atrium-feed'
const maxPositions = 30

/** Scroll position in a list: number of loaded posts, and the first visible post with its distance from the top. */
const Left = z.object({ place: z.string(), count: z.int().min(1).max(1000), post: z.string(), top: z.number() })
type Left = z.infer<typeof Left>

function allLeft(): Left[] {
  try {
    return z.array(Left).parse(JSON.parse(sessionStorage.getItem(key) ?? '[]'))
  } catch {
    return []
  }
}

/** Number of posts loaded when this history entry was left; undefined if it was not. */
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

/** Restores the scroll position of a list that the browser no longer has, as after a reload. */
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
