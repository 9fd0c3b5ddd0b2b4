declare module 'virtual:module-titles/guarded' {
  const names: readonly string[]
  export default names
}

/** What loads the file of each language, by its name such as `fr.json`; see build/module-titles-plugin.ts. */
declare module 'virtual:module-titles' {
  const files: Readonly<Record<string, () => Promise<unknown>>>
  export default files
}

declare module 'virtual:module-titles/*' {
  const titles: Record<string, string>
  export default titles
}

declare module 'virtual:topic-titles' {
  const files: Readonly<Record<string, () => Promise<unknown>>>
  export default files
}

declare module 'virtual:notice-texts' {
  const files: Readonly<Record<string, () => Promise<unknown>>>
  export default files
}

declare module 'virtual:found-titles' {
  const files: Readonly<Record<string, () => Promise<unknown>>>
  export default files
}

/** Which contract lives below which address; see build/topic-paths-plugin.ts. */
declare module 'virtual:topic-paths' {
  const pairs: readonly (readonly [topic: string, path: string])[]
  export default pairs
}

/** What loads the texts of all widgets in a language, by the name of its file. */
declare module 'virtual:widget-texts' {
  const files: Readonly<Record<string, () => Promise<{ default: Record<string, unknown> }>>>
  export default files
}

/** The text of a file beside the one that asks, line by line, each word with its kind; see build/shown-code-plugin.ts. */
declare module 'virtual:shown/*' {
  const lines: readonly (readonly (readonly [text: string, kind?: string])[])[]
  export default lines
}
