import type { Plugin } from 'vite'

/** While developing, pages come from index.html as it is: the look script is put into it on the way. */
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
