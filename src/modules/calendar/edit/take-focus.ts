/** For the first field of a dialog that was asked for in order to fill it in. */
export const takeFocus = (field: HTMLElement | null) => field?.focus()
