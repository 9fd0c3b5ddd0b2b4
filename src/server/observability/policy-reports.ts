import type { Env, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as z from 'zod'
import { Failure, forbidden } from '#platform/errors/failure.ts'
import { maxReportBytes, policyReports } from '#platform/request-limits.ts'
import { toNetwork } from '#platform/server/http/network.ts'
import { policyReportsPath } from '#platform/server/observability/policy-reports.ts'
import type { Log } from '#platform/server/services.ts'
import { isCrossSite } from '#server/requests/cross-site.ts'

const text = z.string().catch('')

/** Reports of the Reporting API (a list) and of `report-uri`. */
const ReportingApiReport = z.object({
  type: z.literal('csp-violation'),
  body: z.object({ effectiveDirective: text, blockedURL: text, documentURL: text, sourceFile: text }),
})
const ReportUriReport = z.object({
  'csp-report': z.object({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'document-uri': text,
    'source-file': text,
  }),
})
const Reports = z.union([
  ReportUriReport.transform(({ 'csp-report': report }) => [
    {
      effectiveDirective: report['effective-directive'] || report['violated-directive'],
      blockedURL: report['blocked-uri'],
      documentURL: report['document-uri'],
      sourceFile: report['source-file'],
    },
  ]),
  z.array(z.unknown()).transform((list) => list.flatMap((item) => ReportingApiReport.safeParse(item).data?.body ?? [])),
])

/** A URL without parts that may be secret or long: no query, no credentials, no path segment like a token. */
function shortAddress(address: string) {
  const url = URL.parse(address)
  if (!url) return address.replaceAll(/[^\w-]/g, '').slice(0, 40)
  return `${url.protocol}//${url.host}${url.pathname.replaceAll(/[\w-]{40,}/g, '…')}`.slice(0, policyReports.longest)
}

/**
 * Counts by key within a minute that begins with the first count; above its maximum number of keys, the counter is
 * reset.
 */
function createMinuteCounter() {
  const counts = new Map<string, number>()
  let began = -Infinity
  return (name: string) => {
    const now = performance.now()
    if (now - began > 60_000 || counts.size > policyReports.networks) {
      counts.clear()
      began = now
    }
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count
  }
}

const refuseLargeReport = () => {
  throw new Failure(413, 'The report is too large')
}

/**
 * Receives reports of policy violations from anybody: a log line each, in a form that the sender cannot manipulate, at
 * most `policyReports` a minute.
 */
export function receivePolicyReports<E extends Env>(
  app: Hono<E>,
  { log, getAddress }: { log: Log; getAddress(request: Request, environment: unknown): string },
) {
  const count = createMinuteCounter()
  app.post(
    policyReportsPath,
    bodyLimit({ maxSize: maxReportBytes, onError: refuseLargeReport }),
    async ({ req, env, body }) => {
      if (isCrossSite(req.raw)) throw forbidden('Requests from other sites cannot change data')
      if (count(`from ${toNetwork(getAddress(req.raw, env))}`) > policyReports.ofNetwork)
        throw new Failure(429, 'Too many reports. Try again later', { retryAfter: 60 })
      const json: unknown = await req.json().catch(() => undefined)
      const reports = Reports.safeParse(json)
      if (!reports.success) throw new Failure(422, 'This is not a content security policy report')
      for (const { effectiveDirective, blockedURL, documentURL, sourceFile } of reports.data.slice(
        0,
        policyReports.ofRequest,
      )) {
        if (count('lines') > policyReports.lines) break
        const directive = effectiveDirective.replaceAll(/[^a-z-]/g, '').slice(0, 40)
        const [blocked, page, source] = [blockedURL, documentURL, sourceFile].map(shortAddress)
        log.info({ directive, blocked, page, source }, 'a content security policy was violated')
      }
      return body(null, 204)
    },
  )
}
