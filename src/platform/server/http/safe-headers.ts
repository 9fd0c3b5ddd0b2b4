import type { Services } from '#platform/server/services.ts'

// Browser features that no screen uses; saving passkeys and copying text need no entry here.
const unused = [
  'accelerometer',
  'camera',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]

const plain: Readonly<Record<string, string>> = {
  // For responses other than pages: shown as a page, they load nothing, run nothing and cannot be framed.
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': unused.map((name) => `${name}=()`).join(', '),
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  // Pages for search engines override this.
  'x-robots-tag': 'noindex',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
}

const year = 365 * 24 * 60 * 60
const secure = { ...plain, 'strict-transport-security': `max-age=${year}; includeSubDomains` }
// A host that other applications share may have subdomains without TLS.
const secureBelowPath = { ...plain, 'strict-transport-security': `max-age=${year}` }

/** Headers of every response. A page's own policy is kept. */
export const safeHeaders =
  ({ address, path }: Pick<Services, 'address' | 'path'>) =>
  // The listening address is known only after the start.
  () => {
    if (!address().startsWith('https:')) return plain
    return path ? secureBelowPath : secure
  }

export function addMissing(headers: Headers, missing: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(missing)) if (!headers.has(name)) headers.set(name, value)
}
