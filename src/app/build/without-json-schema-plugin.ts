import type { Plugin } from 'vite'

const files = /zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/
const declared = /^export (?:const|function) (\w+)/gm
const summary = 'aggregateChecks'
const renamed = /^export \{ (\w+) as (\w+) \};?$/gm

/**
 * Leaves out how zod describes schemas as JSON Schema, which only a server does, for its OpenAPI document: 4.5 kB that
 * every schema holds on to by a method nobody calls in a browser.
 */
export function withoutJsonSchema(): Plugin {
  return {
    name: 'atrium:without-json-schema',
    transform: {
      filter: { id: files },
      handler(code) {
        const names = [...code.matchAll(declared)].map(([, name]) => name)
        const absent = `const absent = () => { throw new Error('JSON Schema is left out of this build') }`
        // The processors are made with every schema, and called by nobody; what sums up checks is called at once.
        const constants = names.map((name) => `export const ${name} = ${name === summary ? 'absent' : '() => absent'}`)
        const others = [...code.matchAll(renamed)].map(([, from, to]) => `export { ${from} as ${to} }`)
        return { code: [absent, ...constants, ...others].join('\n'), map: null }
      },
    },
  }
}
