/** The fields that have a value: a spread of an undefined one would overwrite another value. */
export const withoutUndefined = <Fields extends object>(fields: Fields) =>
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the same fields without undefined values
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], undefined>
  }
