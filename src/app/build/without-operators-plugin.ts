import type { Plugin } from 'vite'

const file = /@casl\/ability\/dist\/esm\/index\.mjs$/
const made = /(?<=, \w = )(?=\w\(\w, \w\), \w = \/\[)/

/**
 * Lets go of the query operators that CASL makes ready when it is loaded: our rules know their own few conditions
 * (`platform/fields/rules.ts`), and nothing else asks for them. 3 kB of every first visit.
 */
export function withoutOperators(): Plugin {
  return {
    name: 'atrium:without-operators',
    transform: {
      filter: { id: file },
      handler(code) {
        if (!made.test(code)) this.error('CASL makes its operators ready in another way than this plugin knows')
        return { code: code.replace(made, '/*#__PURE__*/ '), map: null }
      },
    },
  }
}
