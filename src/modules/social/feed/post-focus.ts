const all = () => [...document.querySelectorAll<HTMLElement>('[data-post]')]

/** The focused post, or the first visible one. */
export function presentPost() {
  const focused = document.activeElement?.closest<HTMLElement>('[data-post]')
  return focused ?? all().find((post) => post.getBoundingClientRect().bottom > innerHeight / 4)
}

/** Moves the focus by a number of posts. */
export function stepPost(step: 1 | -1) {
  const posts = all()
  const present = presentPost()
  const isFocused = present?.contains(document.activeElement)
  const at = present ? posts.indexOf(present) : -1
  const next = posts[Math.max(0, isFocused ? at + step : at)]
  next?.focus({ preventScroll: true })
  next?.scrollIntoView({ block: 'start' })
}
