const mark = 'data-composer'

export const composerMark = { [mark]: true }

/** Where one writes, if it is there; after a pause, so that a menu that closes does not take the focus back. */
export function focusComposer() {
  setTimeout(() => document.querySelector<HTMLElement>(`[${mark}]`)?.focus(), 60)
}
