import type { Plugin } from 'vite'

/** Inserts the look script into index.html during development, where pages are not prerendered. */
export function lookScript(): Plugin {
  return {
    name: 'atrium:look-script',
    apply: 'serve',
    async transformIndexHtml() {
      const { lookScript: source } = await import('#platform/web/settings/look-script.ts')
      return [{ tag: 'script', children: source(), injectTo: 'head-prepend' }]
    },
  }
}
