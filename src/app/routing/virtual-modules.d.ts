declare module 'virtual:module-titles/guarded' {
  const names: readonly string[]
  export default names
}

/** Imports of language files by name, such as `fr.json`; see build/module-titles-plugin.ts. */
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

/** Contracts and their base URLs; see build/topic-paths-plugin.ts. */
declare module 'virtual:topic-paths' {
  const pairs: readonly (readonly [topic: string, path: string])[]
  export default pairs
}

/** Imports of the widgets' texts by language file. */
declare module 'virtual:widget-texts' {
  const files: Readonly<Record<string, () => Promise<{ default: Record<string, unknown> }>>>
  export default files
}

/** Highlighted lines of a file beside the importer, as tokens; see build/highlighted-code-plugin.ts. */
declare module 'virtual:shown/*' {
  const lines: readonly (readonly (readonly [text: string, kind?: string])[])[]
  export default lines
}
