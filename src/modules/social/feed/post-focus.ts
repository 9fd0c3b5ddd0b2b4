const all = () => [...document.querySelectorAll<HTMLElement>('[data-post]')]

/** The post that has the focus, or is the first to be seen. */
export function presentPost() {
  const focused = document.activeElement?.closest<HTMLElement>('[data-post]')
  return focused ?? all().find((post) => post.getBoundingClientRect().bottom > innerHeight / 4)
}

/** Moves the focus by so many posts, to where reading goes on. */
export function stepPost(by: 1 | -1) {
  const posts = all()
  const present = presentPost()
  const isFocused = present?.contains(document.activeElement)
  const at = present ? posts.indexOf(present) : -1
  const next = posts[Math.max(0, isFocused ? at + by : at)]
  next?.focus({ preventScroll: true })
  next?.scrollIntoView({ block: 'start' })
}

/** Remembers who stands beside a post, and focuses them once it is gone. */
export function focusNeighbour(id: number) {
  const posts = all()
  const at = posts.findIndex(({ dataset }) => dataset['post'] === String(id))
  const neighbour = posts[at + 1] ?? posts[at - 1]
  return () => neighbour?.focus({ preventScroll: true })
}
