/** Whether the box is ticked: it stands in the form, and goes for the other ways of signing in too. */
export const isRemembered = () => document.querySelector<HTMLInputElement>('input[name="remembered"]')?.checked ?? false
