import type { SafeHtml } from '#platform/rich-text/rich-text.ts'

type Rules<Kind extends string> = Record<Kind, (text: string) => string>

declare global {
  interface Window {
    /**
     * Undefined in browsers without Trusted Types. Trusted values have the type string, since TypeScript's DOM types
     * accept nothing else.
     */
    readonly trustedTypes?: {
      createPolicy: <Kind extends 'createHTML' | 'createScriptURL'>(name: string, rules: Rules<Kind>) => Rules<Kind>
    }
  }
}

const browserWindow = typeof window === 'undefined' ? undefined : window

// The Content Security Policy allows only one policy of this name, so that no other code can create one. It is not
// exported: only the functions below convert strings to HTML or script URLs.
const policy = browserWindow?.trustedTypes?.createPolicy('atrium', {
  createHTML: (html) => html,
  createScriptURL(url) {
    if (!new URL(url, location.href).href.startsWith(`${location.origin}/`)) throw new TypeError(url)
    return url
  },
})

/** Converts HTML that the server has sanitised to trusted HTML. */
export const toTrustedHtml = (html: SafeHtml): string => policy?.createHTML(html) ?? html

/** URL of a worker script on the page's own origin; throws a `TypeError` for other origins. */
export const toTrustedScriptUrl = (url: string) => policy?.createScriptURL(url) ?? url

/**
 * Parses untrusted HTML, such as pasted text, into a separate document. Nothing in it runs or loads, unless its nodes
 * are inserted into the page.
 */
export const parseHtml = (html: string) =>
  new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html')
