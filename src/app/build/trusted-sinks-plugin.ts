import path from 'node:path'
import { normalizePath, type Plugin } from 'vite'

const trustedTypes = normalizePath(path.resolve('src/platform/web/trusted-types.ts'))
const imported = `import { parseHtml } from ${JSON.stringify(trustedTypes)}\n`

interface Sink {
  file: RegExp
  pattern: RegExp
  replacement: string
  before?: string
}

const sinks: readonly Sink[] = [
  // Sections of date fields are plain text.
  {
    file: /useField(?:RootProps|SectionContentProps)\.mjs$/,
    pattern: /\.innerHTML(?= = )/,
    replacement: '.textContent',
  },
  {
    file: /@tiptap\/core\/dist\/index\.js$/,
    pattern: /new window\.DOMParser\(\)\.parseFromString\((\w+), "text\/html"\)/,
    replacement: 'parseHtml($1)',
    before: imported,
  },
]

const sink =
  /\.(?:inner|outer)HTML = |\b(?:insertAdjacentHTML|parseFromString|createContextualFragment|srcdoc)\b|document\.write\(/
/**
 * Files that may contain such sinks: they use a policy, or the code is unused here (`<script>` in React, Tiptap's
 * stylesheet, `XMLHttpRequest` responses as documents).
 */
const reviewedSinks =
  /platform\/web\/trusted-types\.ts$|app\/demo\/demo\.ts$|react-dom-client|prosemirror-view|@tiptap\/core\/|@mswjs\/interceptors\//

const getSink = (id: string) => sinks.find(({ file }) => file.test(id))

/**
 * Patches libraries that do not support Trusted Types: date fields assign text as text, and the editor parses through
 * `platform/web/trusted-types.ts`. The alternative, a default policy, would allow such strings from any source.
 */
export function trustedSinks(): Plugin {
  return {
    name: 'atrium:trusted-sinks',
    transform: {
      filter: { id: sinks.map(({ file }) => file) },
      handler(code, id) {
        const { pattern, replacement, before = '' } = getSink(id) ?? this.error(`no sink is configured for ${id}`)
        if (code.match(new RegExp(pattern, 'g'))?.length !== 1)
          this.error(`${id} writes markup differently: adapt this plugin`)
        return { code: before + code.replace(pattern, replacement), map: null }
      },
    },
    // Also covers new and updated libraries.
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? Object.entries(file.modules) : [],
      )
      for (const [id, { code }] of modules)
        if (code && sink.test(code) && !reviewedSinks.test(id))
          this.error(`${id} writes strings as markup, which Trusted Types block`)
    },
  }
}
