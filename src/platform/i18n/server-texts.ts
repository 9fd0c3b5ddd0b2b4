type ReadTexts = (language: string, name: string) => unknown

let read: ReadTexts = () => undefined

/** Sets how this runtime reads `src/languages/<language>/<name>.json`. */
export function provideTexts(reader: ReadTexts) {
  read = reader
}

/** The texts of an added language for the server; undefined if there are none. */
export const addedTexts: ReadTexts = (language, name) => read(language, name)
