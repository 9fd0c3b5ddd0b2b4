/** The longest reason of a void invoice or a credit note. */
export const reasonLength = 500
