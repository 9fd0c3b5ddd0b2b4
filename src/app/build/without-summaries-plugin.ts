import type { Plugin } from 'vite'

const files = /\/src\/(?:modules\/[^/]+\/contract[\w-]*|platform\/(?:session-contract|file))\.ts$/
const summary = /\bsummary:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`),?/g

/** Leaves out what contracts say of their endpoints for the API's documentation, which the server alone shows. */
export function withoutSummaries(): Plugin {
  return {
    name: 'atrium:without-summaries',
    enforce: 'pre',
    transform: {
      filter: { id: files },
      // Of the same length, so that every place in the file stays where it was.
      handler: (code) => ({ code: code.replace(summary, (text) => text.replace(/[^\n]/g, ' ')), map: null }),
    },
  }
}
