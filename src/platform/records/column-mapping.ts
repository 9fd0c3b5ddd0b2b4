/** The field of each column of a file; columns without one are not imported. */
export type ColumnMapping<Field extends string = string> = Readonly<Record<string, Field | undefined>>
