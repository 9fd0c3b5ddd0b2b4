import { transform } from 'oxc-transform-react'
import type { Plugin } from 'vite'

const files = { include: /src\/modules\/.+\.tsx?$/, exclude: /-(?:widget|badge)\.tsx?$/ }
const componentsAndHooks = /\b(?:[A-Z]|use[A-Z0-9])/

/**
 * React Compiler for the modules' screens. Excludes the shell and the dashboard's cards, which rarely render and would
 * make the first visit larger. Uses the native port, since the Babel plugin takes six times as long as the rest of a
 * build.
 */
export function reactCompiler(): Plugin {
  return {
    name: 'atrium:react-compiler',
    enforce: 'pre',
    // Otherwise discovered with the first compiled file, and the development server would load React twice.
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
