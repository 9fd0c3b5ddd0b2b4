// Who has not come by then is not in the page that took the place of the other.
const patience = 10_000

/**
 * What was typed into the page as it was built, before its scripts came, goes over into the one that is about to take its
 * place, with the focus.
 */
export function preserveInput(root: HTMLElement) {
  const old = [...root.querySelectorAll<HTMLInputElement>('input[name]')]
  if (old.length === 0) return
  const focused = document.activeElement
  const waiting = new Set(old)
  const observer = new MutationObserver(() => {
    for (const field of waiting) {
      if (field.isConnected) continue
      const next = root.querySelector<HTMLInputElement>(`input[name="${CSS.escape(field.name)}"]`)
      if (!next) continue
      waiting.delete(field)
      if (field.value !== field.defaultValue && next.value === next.defaultValue) next.value = field.value
      if (field === focused) next.focus()
    }
    if (waiting.size === 0) observer.disconnect()
  })
  observer.observe(root, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), patience)
}
