import type { Plugin } from 'vite'

const file = /zod\/v4\/core\/core\.js$/
const known = /\(_a = globalThis\)\.__zod_globalConfig \?\? \(_a\.__zod_globalConfig = \{\}\)/

/**
 * Makes zod interpret its schemas in browsers: it would try `new Function` first, which the Content Security Policy of our
 * pages forbids and reports. As `z.config({ jitless: true })`, but before any schema is made, in whatever order chunks load.
 */
export function withoutEval(): Plugin {
  return {
    name: 'atrium:without-eval',
    transform: {
      filter: { id: file },
      handler(code) {
        if (!known.test(code)) this.error('zod keeps its configuration in another way than this plugin knows')
        return { code: code.replace(known, 'globalThis.__zod_globalConfig = { jitless: true }'), map: null }
      },
    },
  }
}
