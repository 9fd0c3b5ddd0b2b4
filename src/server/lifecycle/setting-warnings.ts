import { isLoopback } from '#server/requests/loopback.ts'
import { defaultSender, renamedSettings, type Settings, settingNames } from './settings.ts'

// Read by builds and tests, whose environment a server may inherit.
const toolVariables = /^ATRIUM_(TEST_RUNTIMES?|FUZZ|TRACE|CHROMIUM|MERGED|FIXED_TIME|SERVER_PORT|DEMO_PORT)$/

/** Edit distance of two texts: insertions, deletions and substitutions. */
function editDistance(a: string, b: string) {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [at, character] of [...a].entries()) {
    const next = [at + 1]
    for (const [index, candidate] of [...b].entries())
      next.push(
        Math.min(
          (next[index] ?? 0) + 1,
          (row[index + 1] ?? 0) + 1,
          (row[index] ?? 0) + (candidate === character ? 0 : 1),
        ),
      )
    row = next
  }
  return row.at(-1) ?? 0
}

const normalise = (name: string) =>
  name
    .toUpperCase()
    .replace(/^ATRIUM_?/, '')
    .replaceAll(/[_-]/g, '')

/** The setting that a name probably means, at most `maxDistance` edits away. */
function nearest(name: string, maxDistance: number, candidates = settingNames) {
  const [best] = candidates
    .map((candidate) => ({ candidate, distance: editDistance(normalise(name), normalise(candidate)) }))
    .toSorted((a, b) => a.distance - b.distance)
  return best && best.distance <= maxDistance ? best.candidate : undefined
}

/** Variables with nearly the name of a setting, each with a sentence about it. */
function misspelled(environment: NodeJS.ProcessEnv) {
  // A short name, such as HOST, resembles many unrelated variables.
  const others = settingNames.filter((name) => !name.startsWith('ATRIUM_') && name.length >= 7)
  return Object.keys(environment).flatMap((name) => {
    if (settingNames.includes(name) || toolVariables.test(name)) return []
    if (renamedSettings[name])
      return [`${name} was renamed to ${renamedSettings[name]}. The former name stops working in 0.3.0.`]
    if (!/^atrium_/i.test(name)) {
      const suggestion = nearest(name, 0, /^atrium/i.test(name) ? settingNames : others)
      return suggestion ? [`${name} is not a setting. Did you mean ${suggestion}?`] : []
    }
    const suggestion = nearest(name, Math.min(3, Math.floor(normalise(name).length / 3)))
    return [
      `${name} is not a setting and has no effect. ${suggestion ? `Did you mean ${suggestion}?` : 'See docs/settings.md.'}`,
    ]
  })
}

const consequences =
  'links in emails use an address that recipients cannot open, and cookies are also sent over unencrypted connections'

/** Warnings about probable mistakes in the settings; each sentence names the variable. */
export function settingWarnings(environment: NodeJS.ProcessEnv, settings: Settings): string[] {
  const { ATRIUM_MODE: mode, SITE_URL: site, HOST, TRUST_PROXY, ATRIUM_API_URL: api, SMTP_URL: smtp } = settings
  const isPublic = mode === 'production' && api === undefined
  const isReachable = !isLoopback(HOST) || TRUST_PROXY === '1'
  return [
    ...misspelled(environment),
    ...(isPublic && site === undefined && isReachable
      ? [`SITE_URL is not set, but other machines can reach the server: ${consequences}.`]
      : []),
    ...(isPublic && site?.startsWith('http:') && !isLoopback(new URL(site).hostname)
      ? [
          `SITE_URL=${site} is not encrypted: passwords and sessions can be intercepted, cookies are not Secure, and browsers disable passkeys. Use https:.`,
        ]
      : []),
    ...(isPublic && smtp === undefined
      ? ['SMTP_URL is not set: emails, such as invitations and password reset links, are queued until it is.']
      : []),
    ...(isPublic && smtp !== undefined && settings.MAIL_FROM === defaultSender
      ? [`MAIL_FROM is not set: emails are sent from ${defaultSender}, which mail servers reject.`]
      : []),
  ]
}
