import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ThemedToken } from 'shiki/core'
import type { Plugin } from 'vite'

const requestPrefix = 'virtual:shown/'
// The extension prevents other plugins from compiling the file.
const [prefix, ending] = ['\0shown:', '.shown.js']

/**
 * `import code from 'virtual:shown/example.tsx'`: the text of a file beside the importer as lines of highlighted
 * tokens, so that a page shows the code it runs without a highlighter in the browser. Tokens are
 * `[text]` or `[text, kind]`.
 */
export function highlightedCode(): Plugin {
  return {
    name: 'atrium:highlighted-code',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^virtual:shown\// },
      handler(id, importer) {
        if (!importer) return
        return prefix + path.resolve(path.dirname(importer), id.slice(requestPrefix.length)) + ending
      },
    },
    load: {
      // oxlint-disable-next-line no-control-regex -- prefix of virtual ids
      filter: { id: /^\0shown:/ },
      async handler(id) {
        const file = id.slice(prefix.length, -ending.length)
        this.addWatchFile(file)
        const lines = await highlightLines(await readFile(file, 'utf8'))
        return `export default ${JSON.stringify(lines)}`
      },
    },
  }
}

/** The tokens of a file by line; merges adjacent tokens of the same kind. */
async function highlightLines(text: string) {
  const highlighter = await makeHighlighter()
  const lines = highlighter.codeToTokensBase(text.trimEnd(), { lang: 'tsx', theme: 'css-variables' })
  return lines.map((line) => {
    const words: [text: string, kind?: string][] = []
    for (const token of line) {
      const kind = getKind(token)
      const last = words.at(-1)
      if (last && (last[1] === kind || token.content.trim() === '')) last[0] += token.content
      else words.push(kind ? [token.content, kind] : [token.content])
    }
    return words
  })
}

/** Tokens in the default colour have no kind. */
const getKind = ({ color = '' }: ThemedToken) =>
  /--shown-token-(keyword|string|comment|function|constant)/.exec(color.replace('string-expression', 'string'))?.[1]

let highlighter: ReturnType<typeof create> | undefined
const makeHighlighter = () => (highlighter ??= create())

// Loaded on first use, since most test runs never need it.
async function create() {
  const [{ createHighlighterCore, createCssVariablesTheme }, { createJavaScriptRegexEngine }] = await Promise.all([
    import('shiki/core'),
    import('shiki/engine/javascript'),
  ])
  return createHighlighterCore({
    langs: [import('shiki/langs/tsx.mjs')],
    themes: [createCssVariablesTheme({ name: 'css-variables', variablePrefix: '--shown-' })],
    engine: createJavaScriptRegexEngine(),
  })
}
