/** Replaces each `{{name}}` by its value. Placeholders without a value stay visible. */
export const fillPlaceholders = (text: string, getValue: (name: string) => string | undefined) =>
  text.replace(/\{\{\s*([\w.]+)\s*\}\}/g, (all, name: string) => getValue(name) ?? all)
