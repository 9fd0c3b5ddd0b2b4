import { transform } from 'oxc-transform-react'
import type { Plugin } from 'vite'

const files = { include: /src\/modules\/.+\.tsx?$/, exclude: /-(?:widget|badge)\.tsx?$/ }
const componentsAndHooks = /\b(?:[A-Z]|use[A-Z0-9])/

/**
 * React's compiler, which memoises the modules' screens. The shell and the dashboard's cards seldom render, and would be
 * larger on every first visit. This is the compiler's native port: the one for Babel takes six times as long as all the rest of a build.
 */
export function reactCompiler(): Plugin {
  return {
    name: 'atrium:react-compiler',
    enforce: 'pre',
    // Found by the first compiled file otherwise, when the development server would have to load React a second time.
    config: () => ({ optimizeDeps: { include: ['react/compiler-runtime'] } }),
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    transform: {
      filter: { id: files, code: componentsAndHooks },
      async handler(source, id) {
        const { code, map, fatal, errors } = await transform(id, source, { jsx: 'preserve', sourcemap: true })
        if (fatal) this.error(errors.map(({ message, codeframe }) => [message, codeframe].join('\n')).join('\n\n'))
        return { code, map }
      },
    },
  }
}
