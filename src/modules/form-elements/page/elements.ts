/** The pages in the order of their tabs: the name of each in the texts, and the end of its address. */
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

export const addressOf = (end: (typeof elements)[number][1]) => `/forms/form-elements/${end}`
