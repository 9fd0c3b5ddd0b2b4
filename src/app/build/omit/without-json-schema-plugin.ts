import type { Plugin } from 'vite'

const files = /zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/
const declared = /^export (?:const|function) (\w+)/gm
const summary = 'aggregateChecks'
const renamed = /^export \{ (\w+) as (\w+) \};?$/gm

/**
 * Removes zod's JSON Schema conversion, which only the server uses for its OpenAPI document: 4.5 kB that bundlers
 * cannot drop, since every schema refers to it.
 */
export function withoutJsonSchema(): Plugin {
  return {
    name: 'atrium:without-json-schema',
    transform: {
      filter: { id: files },
      handler(code) {
        const names = [...code.matchAll(declared)].map(([, name]) => name)
        const absent = `const absent = () => { throw new Error('JSON Schema is left out of this build') }`
        // Processors are created with every schema but never called; the summary is called at once.
        const constants = names.map((name) => `export const ${name} = ${name === summary ? 'absent' : '() => absent'}`)
        const others = [...code.matchAll(renamed)].map(([, from, to]) => `export { ${from} as ${to} }`)
        return { code: [absent, ...constants, ...others].join('\n'), map: null }
      },
    },
  }
}
