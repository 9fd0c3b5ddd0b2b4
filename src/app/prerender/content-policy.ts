import { screenPolicies, trustedTypes } from '#platform/server/documents/trusted-types.ts'

/** Those of the demo alone: what finds its folder, and what shows a page that its own server wrote. */
const demoPolicies = ['atrium-folder', 'atrium-page']

const policy = (hashes: readonly string[]) =>
  [
    "default-src 'self'",
    `script-src ${["'self'", ...hashes].join(' ')}`,
    // Emotion writes its styles into the page while it runs.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    ...trustedTypes([...screenPolicies, ...demoPolicies]),
  ].join('; ')

/** What the server says in a header, said by the page itself: a static host sends no policy of ours. */
export const withContentPolicy = (html: string, scriptHashes: readonly string[]) =>
  html.replace(
    /<meta charset="utf-8" ?\/>/,
    (charset) => `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policy(scriptHashes)}" />`,
  )
