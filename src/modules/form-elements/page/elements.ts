/** The pages in tab order: key of the texts, and last segment of the path. */
export const elements = [
  ['autocomplete', 'autocomplete'],
  ['button', 'button'],
  ['checkbox', 'checkbox'],
  ['radio', 'radio'],
  ['slider', 'slider'],
  ['dateTime', 'date-time'],
  ['switch', 'switch'],
] as const
export type ElementName = (typeof elements)[number][0]

export const getAddress = (end: (typeof elements)[number][1]) => `/forms/form-elements/${end}`
