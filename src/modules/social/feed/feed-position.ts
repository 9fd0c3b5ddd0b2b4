import { useLayoutEffect, useRef } from 'react'
import * as z from 'zod'

const key = 'atrium-feed'
const maxPositions = 30

/** Scroll position in a list: number of loaded posts, and the first visible post with its distance from the top. */
const ScrollPosition = z.object({
  feedKey: z.string(),
  count: z.int().min(1).max(1000),
  post: z.string(),
  top: z.number(),
})
type ScrollPosition = z.infer<typeof ScrollPosition>

function storedPositions(): ScrollPosition[] {
  try {
    return z.array(ScrollPosition).parse(JSON.parse(sessionStorage.getItem(key) ?? '[]'))
  } catch {
    return []
  }
}

/** Number of posts loaded when this history entry was left; undefined if it was not. */
export const storedCount = (feedKey: string) => storedPositions().find((one) => one.feedKey === feedKey)?.count

function storePosition(feedKey: string, count: number) {
  const first = [...document.querySelectorAll<HTMLElement>('[data-post]')].find(
    (post) => post.getBoundingClientRect().bottom > 0,
  )
  const post = first?.dataset['post']
  if (!first || !post) return
  const position: ScrollPosition = { feedKey, count, post, top: first.getBoundingClientRect().top }
  const others = storedPositions().filter((one) => one.feedKey !== feedKey)
  sessionStorage.setItem(key, JSON.stringify([position, ...others].slice(0, maxPositions)))
}

function restorePosition(feedKey: string) {
  const position = storedPositions().find((one) => one.feedKey === feedKey)
  const post = position && document.querySelector(`[data-post="${CSS.escape(position.post)}"]`)
  if (post) scrollBy({ top: post.getBoundingClientRect().top - position.top, behavior: 'instant' })
}

/** Restores the scroll position of a list that the browser no longer has, as after a reload. */
export function useFeedPosition(feedKey: string, count: number | undefined) {
  const pendingKey = useRef('')

  useLayoutEffect(() => {
    if (count === undefined) {
      pendingKey.current = feedKey
    } else if (pendingKey.current === feedKey) {
      pendingKey.current = ''
      restorePosition(feedKey)
    }
  }, [feedKey, count])

  useLayoutEffect(() => {
    if (!count) return
    const savePosition = () => storePosition(feedKey, count)
    addEventListener('pagehide', savePosition)
    return () => {
      removeEventListener('pagehide', savePosition)
      savePosition()
    }
  }, [feedKey, count])
}
