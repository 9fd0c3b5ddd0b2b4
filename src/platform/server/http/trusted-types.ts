/**
 * Directives that forbid plain strings as markup or script URLs, except values of these Trusted Types policies, each of
 * which can be created once.
 */
export const trustedTypes = (policies: readonly string[]) => [
  "require-trusted-types-for 'script'",
  `trusted-types ${policies.join(' ') || "'none'"}`,
]

/** The policies of screens: our own (`web/trusted-types.ts`), and the editor's for pasted text. */
export const screenPolicies = ['atrium', 'ProseMirrorClipboard']
