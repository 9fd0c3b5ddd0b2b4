// In ms; fields not found by then do not exist in the new page.
const timeout = 10_000

/** Copies input typed before hydration from the prerendered page to the one that replaces it, with the focus. */
export function preserveInput(root: HTMLElement) {
  const previousFields = [...root.querySelectorAll<HTMLInputElement>('input[name]')]
  if (previousFields.length === 0) return
  const focused = document.activeElement
  const pending = new Set(previousFields)
  const observer = new MutationObserver(() => {
    for (const field of pending) {
      if (field.isConnected) continue
      const next = root.querySelector<HTMLInputElement>(`input[name="${CSS.escape(field.name)}"]`)
      if (!next) continue
      pending.delete(field)
      if (field.value !== field.defaultValue && next.value === next.defaultValue) next.value = field.value
      if (field === focused) next.focus()
    }
    if (pending.size === 0) observer.disconnect()
  })
  observer.observe(root, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), timeout)
}
