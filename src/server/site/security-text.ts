import type { Env, Hono } from 'hono'
import { languages, offeredLanguages } from '#platform/i18n/languages.ts'
import type { Settings } from '#server/lifecycle/settings.ts'

// RFC 9116 recommends less than a year, so that outdated files are recognised.
const validDays = 180
const day = 24 * 60 * 60 * 1000

/**
 * The contact for reports of vulnerabilities in the format of RFC 9116, valid for half a year from the day of the
 * request.
 */
export function securityText(contact: string, site: string | undefined, now: Date) {
  const expires = new Date(Math.floor(now.getTime() / day) * day + validDays * day)
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    `Preferred-Languages: ${offeredLanguages.map((code) => languages[code].tag).join(', ')}`,
    ...(site?.startsWith('https:') ? [`Canonical: ${site}/.well-known/security.txt`] : []),
    '',
  ].join('\n')
}

/** Serves `/.well-known/security.txt` if the operator has named a contact. */
export function serveSecurityText<E extends Env>(
  app: Hono<E>,
  { ATRIUM_SECURITY_CONTACT: contact, SITE_URL: site }: Pick<Settings, 'ATRIUM_SECURITY_CONTACT' | 'SITE_URL'>,
) {
  if (contact === undefined) return
  app.get('/.well-known/security.txt', (context) =>
    context.text(securityText(contact, site, new Date()), 200, { 'cache-control': 'no-cache' }),
  )
}
