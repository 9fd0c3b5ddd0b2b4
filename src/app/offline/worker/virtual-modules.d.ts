/** Files of this build; see build/built-files-plugin.ts. */
declare module 'virtual:built-files' {
  export interface BuiltFiles {
    /** Precached files that every screen needs, relative to the worker. */
    first: readonly { url: string; revision: string | null }[]
    /** Prerendered screens, without leading and trailing slashes. */
    screens: readonly string[]
  }
  const files: BuiltFiles
  export default files
}

/** Texts of the offline page by language; see build/offline-texts-plugin.ts. */
declare module 'virtual:offline-texts' {
  interface OfflinePage {
    tag: string
    direction: string
    title: string
    text: string
    retry: string
  }
  const pages: Readonly<Record<string, OfflinePage>> & Readonly<{ en: OfflinePage }>
  export default pages
}
