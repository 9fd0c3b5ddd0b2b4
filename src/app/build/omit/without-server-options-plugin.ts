import type { Plugin } from 'vite'

const files =
  /\/src\/(?:modules\/[^/]+\/contract[\w-]*|platform\/(?:contracts\/(?:session-contract|usage-contract|search-contract|people)|files\/stored-file|records\/list-query))\.ts$/
const text = String.raw`(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|\`(?:[^\`\\]|\\.)*\`)`
/** Options of contracts that browsers do not need: API documentation and server-side limits. */
const serverOnly = new RegExp(
  [
    String.raw`\b(?:summary|idempotencyKey|rollup|uncountedReads):\s*${text},?`,
    String.raw`\b(?:limits|unaudited):\s*\[[^\][]*\],?`,
    String.raw`\bparts:\s*\{[^{}]*\},?`,
    String.raw`\.describe\((?:${text}|\w+)\)`,
    String.raw`\bminDurationMs:\s*\d+,?`,
    String.raw`\bexports:\s*(?:true|'one'),?`,
  ].join('|'),
  'g',
)

/** Removes server-only options from contracts. */
export function withoutServerOptions(): Plugin {
  return {
    name: 'atrium:without-server-options',
    enforce: 'pre',
    transform: {
      filter: { id: files },
      // Replaced by spaces, to keep positions for source maps.
      handler: (code) => ({ code: code.replace(serverOnly, (option) => option.replace(/[^\n]/g, ' ')), map: null }),
    },
  }
}
