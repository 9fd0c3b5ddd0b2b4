import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ThemedToken } from 'shiki/core'
import type { Plugin } from 'vite'

const asked = 'virtual:shown/'
// The ending keeps away every plugin that would compile what is only shown.
const [prefix, ending] = ['\0shown:', '.shown.js']

/**
 * `import code from 'virtual:shown/example.tsx'`: the text of the file beside the one that asks, as lines of coloured
 * words, so that a page shows the very code that it runs, and no browser loads a highlighter. Each word is `[text]` or
 * `[text, kind]`.
 */
export function shownCode(): Plugin {
  return {
    name: 'atrium:shown-code',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^virtual:shown\// },
      handler(id, importer) {
        if (!importer) return
        return prefix + path.resolve(path.dirname(importer), id.slice(asked.length)) + ending
      },
    },
    load: {
      // oxlint-disable-next-line no-control-regex -- the mark of ids that are no files
      filter: { id: /^\0shown:/ },
      async handler(id) {
        const file = id.slice(prefix.length, -ending.length)
        this.addWatchFile(file)
        const lines = await linesOf(await readFile(file, 'utf8'))
        return `export default ${JSON.stringify(lines)}`
      },
    },
  }
}

/** The words of a file line by line; neighbours of one kind are one word. */
async function linesOf(text: string) {
  const highlighter = await makeHighlighter()
  const lines = highlighter.codeToTokensBase(text.trimEnd(), { lang: 'tsx', theme: 'css-variables' })
  return lines.map((line) => {
    const words: [text: string, kind?: string][] = []
    for (const token of line) {
      const kind = kindOf(token)
      const last = words.at(-1)
      if (last && (last[1] === kind || token.content.trim() === '')) last[0] += token.content
      else words.push(kind ? [token.content, kind] : [token.content])
    }
    return words
  })
}

/** What stays in the text's colour has no kind. */
const kindOf = ({ color = '' }: ThemedToken) =>
  /--shown-token-(keyword|string|comment|function|constant)/.exec(color.replace('string-expression', 'string'))?.[1]

let made: ReturnType<typeof create> | undefined
const makeHighlighter = () => (made ??= create())

// Loaded when the first file asks: most runs of the tests never do.
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
