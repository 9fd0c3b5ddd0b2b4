import { resolve } from 'node:path'
import * as z from 'zod'
import { megabyte, defaultLimits } from '#platform/server/quotas/quotas.ts'
import { ProviderSettings } from '#server/accounts/identity-providers.ts'
import { isLoopback } from '#server/requests/loopback.ts'
import { wantedSession } from '#server/database/postgres-hosts.ts'
import { findWeakness } from '#server/accounts/weak-secret.ts'

const quota = (usual: number) => z.coerce.number().int().min(0).max(100_000_000).default(usual)

/** `MAIL_FROM`, unless it is set. */
export const defaultSender = 'no-reply@localhost'

const Settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z
    .string()
    .min(1)
    .default('data')
    .transform((path) => resolve(path)),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .refine(
      (url) => ['read-write', 'primary'].includes(wantedSession(url)),
      'target_session_attrs can only be read-write or primary, since the application writes',
    )
    .optional(),
  /** Bucket for uploaded files instead of `DATA_DIR`. The variables have the names of S3 tools. */
  ATRIUM_FILES_BUCKET: z.string().min(1).optional(),
  /** Whether the bucket's name is in the path (`1`) or in the host (`0`). Default: in the path if an endpoint is given. */
  ATRIUM_FILES_PATH_STYLE: z.enum(['0', '1']).optional(),
  AWS_ENDPOINT_URL_S3: z
    .url({ protocol: /^https?$/ })
    .transform((address) => address.replace(/\/$/, ''))
    .optional(),
  AWS_REGION: z.string().min(1).default('us-east-1'),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  /**
   * The address of ClamAV's daemon, which then scans every upload: `clamd://host:port`, or `clamd:///path` for a
   * socket.
   */
  ATRIUM_SCANNER: z.url({ protocol: /^clamd$/ }).optional(),
  ATRIUM_MODE: z.enum(['sample', 'production']).default('sample'),
  ATRIUM_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  /** The previous secret, as long as stored values depend on it. */
  ATRIUM_SECRET_PREVIOUS: z.string().min(32, 'must have at least 32 characters').optional(),
  /** The public URL of the application, with its path on the host, if any; required behind a proxy. */
  SITE_URL: z
    .url({ protocol: /^https?$/ })
    .refine(
      (address) => /^(?:\/|(?:\/[\w~-][\w.~-]*)+\/?)$/.test(URL.parse(address)?.pathname ?? '/'),
      'may have a path of letters, digits, - and _, such as https://example.com/atrium',
    )
    .transform((address) => address.replace(/\/$/, ''))
    .optional(),
  /**
   * Where to report vulnerabilities, for `/.well-known/security.txt`: `https:`, `mailto:`, `tel:`, or an email address.
   */
  ATRIUM_SECURITY_CONTACT: z
    .string()
    .transform((contact) => (/^[^\s:/]+@[^\s:/]+$/.test(contact) ? `mailto:${contact}` : contact))
    .refine(
      (contact) => /^(?:https:\/\/|mailto:|tel:)[\x21-\x7e]+$/.test(contact) && URL.canParse(contact),
      'must be an https:, mailto: or tel: address',
    )
    .optional(),
  /** Another server that answers all calls: this one then serves only pages, without a database. */
  ATRIUM_API_URL: z
    .url({ protocol: /^https?$/ })
    .transform((address) => new URL(address).origin)
    .optional(),
  /** `1` if a proxy in front sets the client's address in `X-Forwarded-For`. */
  TRUST_PROXY: z.enum(['0', '1']).default('0'),
  /** Who may create an account: anybody, or invited users only. */
  ATRIUM_SIGN_UP: z.enum(['open', 'invited']).optional(),
  /** The id of the role of accounts from open sign-up. */
  ATRIUM_SIGN_UP_ROLE: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'must be the id of a role')
    .refine((role) => role !== 'admin', 'must not be the administrator role')
    .optional(),
  /** Identity providers (OpenID Connect), as a JSON list of `{id, name, issuer, clientId, clientSecret}`. */
  ATRIUM_PROVIDERS: z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text)
      } catch {
        context.addIssue('is not valid JSON')
        return z.NEVER
      }
    })
    .pipe(z.array(ProviderSettings).max(20))
    .default([]),
  /** `0`: browsers store no responses; the build of the pages reads it, too. */
  ATRIUM_OFFLINE: z.enum(['0', '1']).default('1'),
  /** `1`: maintenance; so does a file `maintenance` in `DATA_DIR`, without a restart. */
  ATRIUM_MAINTENANCE: z.enum(['0', '1']).default('0'),
  /** Calls waiting or in progress; further ones get 503. */
  ATRIUM_MOST_CALLS: z.coerce.number().int().min(1).max(100_000).default(200),
  /** Maximum number of open event streams, one per tab. */
  ATRIUM_MOST_STREAMS: z.coerce.number().int().min(1).max(100_000).default(2000),
  /** Maximum number of connections. */
  ATRIUM_MOST_CONNECTIONS: z.coerce.number().int().min(1).max(100_000).default(5000),
  /** Number of connections to PostgreSQL that this process opens. */
  ATRIUM_DATABASE_CONNECTIONS: z.coerce.number().int().min(1).max(1000).default(10),
  /** Time limit of a PostgreSQL statement in seconds. */
  ATRIUM_STATEMENT_SECONDS: z.coerce.number().int().min(1).max(600).default(15),
  /** The port of `/metrics` for Prometheus, separate from the application's; without it there are no metrics. */
  ATRIUM_METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  ATRIUM_METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  /**
   * Quotas of one user, and with `_TOTAL` of all users together; `0` removes a limit. See `server/quotas/quotas.ts`.
   */
  ATRIUM_QUOTA_REQUESTS: quota(defaultLimits.requests),
  ATRIUM_QUOTA_WRITES: quota(defaultLimits.writes),
  ATRIUM_QUOTA_STREAMS: quota(defaultLimits.streams),
  ATRIUM_QUOTA_EXPORTS: quota(defaultLimits.exports),
  ATRIUM_QUOTA_STORAGE_MB: quota(defaultLimits.storage / megabyte),
  ATRIUM_QUOTA_STORAGE_MB_TOTAL: quota(defaultLimits.installation.storage / megabyte),
  ATRIUM_QUOTA_PENDING_FILES: quota(defaultLimits.pendingFiles),
  ATRIUM_QUOTA_PENDING_MB: quota(defaultLimits.pendingBytes / megabyte),
  ATRIUM_QUOTA_RECIPIENTS_HOUR: quota(defaultLimits.recipientsPerHour),
  ATRIUM_QUOTA_RECIPIENTS_HOUR_TOTAL: quota(defaultLimits.installation.recipientsPerHour),
  ATRIUM_QUOTA_RECIPIENTS_DAY: quota(defaultLimits.recipientsPerDay),
  ATRIUM_QUOTA_RECIPIENTS_DAY_TOTAL: quota(defaultLimits.installation.recipientsPerDay),
  /** Number of days that the audit log is kept. */
  ATRIUM_AUDIT_DAYS: z.coerce.number().int().min(1).max(36_500).default(400),
  /** Reads in the audit log: exports, or also counts of records that were read. */
  ATRIUM_AUDIT_READS: z.enum(['off', 'exports', 'all']).default('exports'),
  /** The mail server of production: `smtp://name:password@host:port`, or `smtps://`. */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().includes('@').default(defaultSender),
  /** `rendered` sends screens with their data, `built` without; `none` leaves the pages to a development server or a content delivery network. */
  ATRIUM_PAGES: z.enum(['rendered', 'built', 'none']).default('rendered'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
})
export type Settings = z.infer<typeof Settings>

/** Variables that were renamed, by their former name, which has an effect until 0.3.0. */
export const renamedSettings: Readonly<Record<string, string>> = { ATRIUM_SECRET_BEFORE: 'ATRIUM_SECRET_PREVIOUS' }

/** The names of all environment variables that the server reads. */
export const settingNames = Object.keys(Settings.shape)

/** Thrown for errors that the operator can fix; the message is sufficient for it. */
export class StartError extends Error {
  override name = 'StartError'
}

const makeSecret = `Generate one with: node -e "console.log(crypto.randomBytes(32).toString('base64url'))"`

/** The settings of an environment; an empty variable counts as absent. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const set = Object.entries(environment).filter(([, value]) => value !== '')
  const renamed = set.flatMap(([name, value]) => (renamedSettings[name] ? [[renamedSettings[name], value]] : []))
  const values = { ...Object.fromEntries(renamed), ...Object.fromEntries(set) }
  const result = Settings.safeParse(values)
  if (!result.success) {
    throw new StartError(result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'))
  }
  const settings = result.data
  // Sessions and secrets are the other server's.
  if (settings.ATRIUM_API_URL !== undefined) return settings
  if (settings.ATRIUM_MODE === 'sample' && !isLoopback(settings.HOST)) {
    throw new StartError(
      `HOST=${settings.HOST}: sample mode signs every visitor in as an administrator, so it can listen on loopback only.`,
    )
  }
  if (settings.ATRIUM_MODE === 'production' && !settings.ATRIUM_SECRET)
    throw new StartError(
      `ATRIUM_SECRET is not set; production mode needs a secret of at least 32 characters. ${makeSecret}`,
    )
  const weakness = settings.ATRIUM_MODE === 'production' ? findWeakness(settings.ATRIUM_SECRET ?? '') : undefined
  if (weakness !== undefined)
    throw new StartError(
      `ATRIUM_SECRET is easy to guess: ${weakness}. ${makeSecret}\nAn installation that was started with this one sets it as ATRIUM_SECRET_PREVIOUS beside the new one; see docs/deploy.md.`,
    )
  if (settings.ATRIUM_SECRET_PREVIOUS && !settings.ATRIUM_SECRET)
    throw new StartError('ATRIUM_SECRET_PREVIOUS needs ATRIUM_SECRET, the secret that replaces it.')
  if (settings.ATRIUM_SECRET_PREVIOUS && settings.ATRIUM_SECRET_PREVIOUS === settings.ATRIUM_SECRET)
    throw new StartError('ATRIUM_SECRET_PREVIOUS is the same as ATRIUM_SECRET. Set it to the previous secret.')
  if (settings.ATRIUM_FILES_BUCKET && !(settings.AWS_ACCESS_KEY_ID && settings.AWS_SECRET_ACCESS_KEY))
    throw new StartError('ATRIUM_FILES_BUCKET needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.')
  return settings
}
