import { screenPolicies, trustedTypes } from '#platform/server/http/trusted-types.ts'

/** Used in the demo only: to find its folder, and to write a page from its own server. */
const demoPolicies = ['atrium-folder', 'atrium-page']

const policy = (hashes: readonly string[]) =>
  [
    "default-src 'self'",
    `script-src ${["'self'", ...hashes].join(' ')}`,
    // Emotion inserts styles at run time.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    ...trustedTypes([...screenPolicies, ...demoPolicies]),
  ].join('; ')

/** Adds the server's policy as a meta element, since static hosts send no header. */
export const withContentPolicy = (html: string, scriptHashes: readonly string[]) =>
  html.replace(
    /<meta charset="utf-8" ?\/>/,
    (charset) => `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policy(scriptHashes)}" />`,
  )
