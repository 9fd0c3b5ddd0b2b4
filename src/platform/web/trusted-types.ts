import type { SafeHtml } from '#platform/rich-text/rich-text.ts'

type Rules<Kind extends string> = Record<Kind, (text: string) => string>

declare global {
  interface Window {
    /** Absent in browsers without Trusted Types. Trusted values are declared as strings: TypeScript's DOM takes nothing else. */
    readonly trustedTypes?: {
      createPolicy: <Kind extends 'createHTML' | 'createScriptURL'>(name: string, rules: Rules<Kind>) => Rules<Kind>
    }
  }
}

const inPage = typeof window === 'undefined' ? undefined : window

// The pages' Content Security Policy allows one policy of this name, so no other code can create a second one. It is not
// exported: strings become markup or a script's address only in the functions below.
const policy = inPage?.trustedTypes?.createPolicy('atrium', {
  createHTML: (html) => html,
  createScriptURL(url) {
    if (!new URL(url, location.href).href.startsWith(`${location.origin}/`)) throw new TypeError(url)
    return url
  },
})

/** Markup that may be shown: HTML that the server has sanitised. */
export const toTrustedHtml = (html: SafeHtml): string => policy?.createHTML(html) ?? html

/** The address of a worker's script, which is on the page's own origin; throws a `TypeError` for any other. */
export const toTrustedScriptUrl = (url: string) => policy?.createScriptURL(url) ?? url

/**
 * Parses untrusted HTML, such as pasted text, into a document of its own. Nothing in it runs or is loaded, unless its
 * nodes are inserted into the page.
 */
export const parseHtml = (html: string) =>
  new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html')
