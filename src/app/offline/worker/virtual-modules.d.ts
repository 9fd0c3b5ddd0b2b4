/** What this build is made of; see build/built-files-plugin.ts. */
declare module 'virtual:built-files' {
  export interface BuiltFiles {
    /** Kept before anybody asks: what a screen cannot start without, below the worker's own folder. */
    first: readonly { url: string; revision: string | null }[]
    /** The prerendered screens, without slashes at their ends. */
    screens: readonly string[]
  }
  const files: BuiltFiles
  export default files
}

/** The page for addresses that were never seen here, by language; see build/offline-texts-plugin.ts. */
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
