// In ms; fields not found by then do not exist in the new page.
const patience = 10_000

/** Copies input typed before hydration from the prerendered page to the one that replaces it, with the focus. */
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
