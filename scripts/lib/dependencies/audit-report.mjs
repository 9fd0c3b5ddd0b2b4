const blockingSeverities = new Set(['high', 'critical'])

/** Reads the output of `npm audit --json`; any other output means that the registry was not reached. */
export function parseAudit(text) {
  const report = parsed(text)
  if (!report?.metadata?.vulnerabilities || !report.vulnerabilities) {
    return { asked: false, weak: [], counted: 0, reason: report?.error?.summary ?? report?.message ?? '' }
  }
  const weak = Object.values(report.vulnerabilities)
    .filter(({ severity }) => blockingSeverities.has(severity))
    .map(({ name, severity, via = [] }) => ({ name, severity, title: via.find(({ title }) => title)?.title }))
  return { asked: true, weak, counted: report.metadata.dependencies?.total ?? 0, reason: '' }
}

function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
