/**
 * The directives under which a page takes no plain string as markup or as a script's address, but values that one of
 * these Trusted Types policies has made, each of which can be created once.
 */
export const trustedTypes = (policies: readonly string[]) => [
  "require-trusted-types-for 'script'",
  `trusted-types ${policies.join(' ') || "'none'"}`,
]

/** The policies of screens: our own (`web/trusted-types.ts`), and that by which the editor reads what is pasted. */
export const screenPolicies = ['atrium', 'ProseMirrorClipboard']
