import type { Plugin } from 'vite'

const files =
  /\/src\/(?:modules\/[^/]+\/contract[\w-]*|platform\/(?:contracts\/(?:session-contract|usage-contract|search-contract|people)|pictures\/file|records\/list-query))\.ts$/
const text = String.raw`(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|\`(?:[^\`\\]|\\.)*\`)`
/** What browsers have no use for: documentation of the API, and what only the server enforces. */
const serverOnly = new RegExp(
  [
    String.raw`\b(?:summary|idempotencyKey|rollup|uncountedReads):\s*${text},?`,
    String.raw`\b(?:limits|unaudited):\s*\[[^\][]*\],?`,
    String.raw`\bparts:\s*\{[^{}]*\},?`,
    String.raw`\.describe\((?:${text}|\w+)\)`,
    String.raw`\bminDurationMs:\s*\d+,?`,
    String.raw`\bexports:\s*true,?`,
  ].join('|'),
  'g',
)

/** Leaves out of contracts what the server alone reads. */
export function withoutServerOptions(): Plugin {
  return {
    name: 'atrium:without-server-options',
    enforce: 'pre',
    transform: {
      filter: { id: files },
      // Of the same length, so that every place in the file stays where it was.
      handler: (code) => ({ code: code.replace(serverOnly, (found) => found.replace(/[^\n]/g, ' ')), map: null }),
    },
  }
}
