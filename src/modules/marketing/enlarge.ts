const isDark = () => {
  const { mode } = document.documentElement.dataset
  return mode ? mode === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
}

function createButton(label: string, onClick: () => void) {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = label
  button.addEventListener('click', onClick)
  return button
}

/** Opens the pictures of a list in a dialog instead of following their links. */
export function enlarge(list: HTMLElement) {
  const links = [...list.querySelectorAll<HTMLAnchorElement>('a.marketing-frame')]
  const { close = '', previous = '', next = '' } = list.dataset
  const dialog = document.createElement('dialog')
  const image = document.createElement('img')
  const caption = document.createElement('p')
  const bar = document.createElement('div')
  dialog.className = 'marketing-large'
  bar.className = 'marketing-large-bar'
  caption.id = 'marketing-large-words'
  dialog.setAttribute('aria-labelledby', caption.id)
  let shownLink: HTMLAnchorElement | undefined

  const show = (link: HTMLAnchorElement) => {
    shownLink = link
    image.src = (isDark() ? link.dataset['dark'] : undefined) ?? link.href
    image.alt = ''
    caption.textContent =
      link
        .closest('figure')
        ?.querySelector('figcaption')
        ?.innerText.replace(/\s*\n+\s*/, ': ') ?? ''
  }
  /** Wraps around at the ends and skips pictures hidden by the filter. */
  const step = (by: number) => {
    const visibleLinks = links.filter((link) => link.checkVisibility())
    const link = visibleLinks.at((visibleLinks.findIndex((one) => one === shownLink) + by) % visibleLinks.length)
    if (link) show(link)
  }

  bar.append(
    caption,
    createButton(previous, () => step(-1)),
    createButton(next, () => step(1)),
    createButton(close, () => dialog.close()),
  )
  dialog.append(image, bar)
  document.body.append(dialog)

  dialog.addEventListener('keydown', ({ key }) => {
    const forward = getComputedStyle(list).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    if (key === 'ArrowLeft' || key === 'ArrowRight') step(key === forward ? 1 : -1)
  })
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close())
  dialog.addEventListener('close', () => shownLink?.focus())
  list.addEventListener('click', (event) => {
    const { target } = event
    const link = target instanceof Element ? links.find((one) => one.contains(target)) : undefined
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    show(link)
    dialog.showModal()
  })
}
