import type { Plugin } from 'vite'

const file = /react-router\/dist\/production\/lib\/router\/instrumentation\.js$/
const names = [
  'consumeInstrumentationClientResultMetaReceiver',
  'getRouteInstrumentationUpdates',
  'instrumentClientSideRouter',
  'instrumentHandler',
  'instrumentationResultMetaContext',
]

/**
 * Removes React Router's instrumentation, which it loads with every router and calls only for the option
 * `instrumentations`. Saves 2 kB on the first visit.
 */
export function withoutInstrumentation(): Plugin {
  return {
    name: 'atrium:without-instrumentation',
    transform: {
      filter: { id: file },
      handler(code) {
        const exported = /export \{([^}]*)\};?\s*$/
          .exec(code)?.[1]
          ?.split(',')
          .map((name) => name.trim())
        if (exported?.toSorted().join() !== names.toSorted().join())
          this.error('React Router’s instrumentation has other exports: adapt this plugin')
        return { code: names.map((name) => `export const ${name} = () => undefined`).join('\n'), map: null }
      },
    },
  }
}
