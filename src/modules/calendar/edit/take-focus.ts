/** Focuses the first field of a form that the user opened. */
export const takeFocus = (field: HTMLElement | null) => field?.focus()
