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
