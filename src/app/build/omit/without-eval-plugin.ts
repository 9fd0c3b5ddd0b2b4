import type { Plugin } from 'vite'

const file = /zod\/v4\/core\/core\.js$/
const configStatement = /\(_a = globalThis\)\.__zod_globalConfig \?\? \(_a\.__zod_globalConfig = \{\}\)/

/**
 * Makes zod interpret schemas in browsers rather than try `new Function`, which our Content Security Policy forbids and
 * reports. Equals `z.config({ jitless: true })`, but takes effect before any schema is created, whatever the chunk
 * order.
 */
export function withoutEval(): Plugin {
  return {
    name: 'atrium:without-eval',
    transform: {
      filter: { id: file },
      handler(code) {
        if (!configStatement.test(code)) this.error('zod stores its configuration differently: adapt this plugin')
        return { code: code.replace(configStatement, 'globalThis.__zod_globalConfig = { jitless: true }'), map: null }
      },
    },
  }
}
