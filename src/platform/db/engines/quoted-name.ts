/** The name of a table, a column or a trigger as SQL, for statements that are made as text. */
export const quotedName = (name: string) => `"${name.replaceAll('"', '""')}"`
