const blockingSeverities = new Set(['high', 'critical'])

/**
 * Reads the output of `npm audit --json` about the packages of these names; any other output means that the registry was
 * not reached.
 */
export function parseAudit(text, names) {
  const report = parsed(text)
  if (!report?.metadata?.vulnerabilities || !report.vulnerabilities) {
    return { asked: false, weak: [], reason: report?.error?.summary ?? report?.message ?? '' }
  }
  const weak = Object.values(report.vulnerabilities)
    .filter(({ name, severity }) => names.has(name) && blockingSeverities.has(severity))
    .map(({ name, severity, via = [] }) => ({ name, severity, title: via.find(({ title }) => title)?.title }))
  return { asked: true, weak, reason: '' }
}

function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
