import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '#platform/db/engines/database.ts'
import type { FileStore } from '#platform/server/files/files.ts'
import { textServices } from '#platform/server/texts.ts'
import { readCounts } from '#platform/server/observability/read-counts.ts'
import { secretsFrom } from '#platform/server/accounts/secrets.ts'
import type { ServerModule } from '#platform/server/server-module.ts'
import type { Services } from '#platform/server/services.ts'
import { callerAddress } from './requests/caller-address.ts'
import { publicPath } from './requests/public-path.ts'
import { clamScanner } from './files/clam-scanner.ts'
import { cookieTokens, deviceCookie } from './accounts/cookie-tokens.ts'
import { identityProvider } from './accounts/identity-providers.ts'
import { htmlWorkers } from './html/html-workers.ts'
import { pdfWorkers } from './pdf/pdf-workers.ts'
import { quotaLimits } from './quotas/quota-limits.ts'
import { scryptPasswords } from './accounts/scrypt-passwords.ts'
import type { Settings } from './lifecycle/settings.ts'
import { ownHostnames, publicOrigin } from './site/site-name.ts'
import { smtpPost, smtpServer } from './mail/smtp.ts'

interface Runtime extends Pick<Services, 'log' | 'announcer' | 'stopping' | 'address' | 'edition' | 'secrets'> {
  database: Database
  files: FileStore
  modules: readonly ServerModule[]
  observer: Services['observer'] | undefined
}

const now = () => new Date()

/** Sample mode listens on loopback only, and stores nothing secret. */
export const nodeSecrets = ({ ATRIUM_SECRET: secret, ATRIUM_SECRET_PREVIOUS: before }: Settings) =>
  secretsFrom(secret ?? 'atrium sample mode', scryptPasswords, before)

/** The services of a server on Node, according to the settings. */
export function nodeServices(
  settings: Settings,
  { database, modules, files, observer, ...runtime }: Runtime,
): Services {
  const { ATRIUM_MODE: mode, MAIL_FROM: from, SMTP_URL: url } = settings
  const pdf = pdfWorkers(runtime)
  const post =
    url === undefined ? undefined : smtpPost({ url, from, database, files, papers: { pdf, log: runtime.log } })
  const isOwnName = ownHostnames(settings)
  const isSecure = settings.SITE_URL?.startsWith('https:') ?? false
  const path = publicPath(settings)
  const closed = join(settings.DATA_DIR, 'maintenance')
  return {
    ...runtime,
    mode,
    path,
    getOrigin: publicOrigin(settings, runtime.address),
    ...(isOwnName && { isOwnName }),
    tokens: cookieTokens(isSecure, path),
    devices: deviceCookie(isSecure, path),
    getAddress: callerAddress(settings.TRUST_PROXY === '1'),
    isSignUpOpen: settings.ATRIUM_SIGN_UP ? settings.ATRIUM_SIGN_UP === 'open' : mode === 'sample',
    signUpRole: settings.ATRIUM_SIGN_UP_ROLE ?? (mode === 'sample' ? 'viewer' : 'guest'),
    providers: settings.ATRIUM_PROVIDERS.map((provider) => identityProvider(provider, runtime.secrets)),
    quotas: quotaLimits(settings),
    auditDays: settings.ATRIUM_AUDIT_DAYS,
    auditsExports: settings.ATRIUM_AUDIT_READS !== 'off',
    ...(settings.ATRIUM_AUDIT_READS === 'all' && { readCounts: readCounts({ now }) }),
    ...textServices(modules),
    files,
    sanitise: htmlWorkers(runtime),
    pdf,
    ...(settings.ATRIUM_SCANNER && { scan: clamScanner(settings.ATRIUM_SCANNER) }),
    ...(post && url && { post, mailServer: smtpServer(url, from, post) }),
    isCachingDisabled: settings.ATRIUM_OFFLINE === '0',
    isMaintained: () => settings.ATRIUM_MAINTENANCE === '1' || existsSync(closed),
    ...(observer && { observer }),
    now,
  }
}
