import type { Plugin } from 'vite'

const file = /@casl\/ability\/dist\/esm\/index\.mjs$/
const definition = /(?<=, \w = )(?=\w\(\w, \w\), \w = \/\[)/

/**
 * Removes CASL's built-in query operators: our rules define their own few conditions (`platform/permissions/rules.ts`).
 * Saves 3 kB on the first visit.
 */
export function withoutOperators(): Plugin {
  return {
    name: 'atrium:without-operators',
    transform: {
      filter: { id: file },
      handler(code) {
        if (!definition.test(code)) this.error('CASL registers its operators differently: adapt this plugin')
        return { code: code.replace(definition, '/*#__PURE__*/ '), map: null }
      },
    },
  }
}
