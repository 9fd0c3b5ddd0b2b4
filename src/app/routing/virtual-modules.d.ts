declare module 'virtual:module-titles/guarded' {
  const names: readonly string[]
  export default names
}

declare module 'virtual:module-titles/*' {
  const titles: Record<string, string>
  export default titles
}

declare module 'virtual:topic-titles/*' {
  const titles: Record<string, string>
  export default titles
}

declare module 'virtual:notice-texts/*' {
  const texts: Record<string, unknown>
  export default texts
}

declare module 'virtual:found-titles/*' {
  const titles: Record<string, string>
  export default titles
}

/** Which contract lives below which address; see build/topic-paths-plugin.ts. */
declare module 'virtual:topic-paths' {
  const pairs: readonly (readonly [topic: string, path: string])[]
  export default pairs
}

declare module 'virtual:widget-texts/*' {
  const texts: Record<string, unknown>
  export default texts
}

/** The text of a file beside the one that asks, line by line, each word with its kind; see build/shown-code-plugin.ts. */
declare module 'virtual:shown/*' {
  const lines: readonly (readonly (readonly [text: string, kind?: string])[])[]
  export default lines
}
