/** State of the checkbox in the password form, which applies to the other ways of signing in too. */
export const isRemembered = () => document.querySelector<HTMLInputElement>('input[name="remembered"]')?.checked ?? false
