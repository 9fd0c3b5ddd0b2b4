const columns = ['criterion (level)', 'result (tests)', 'remarks']

/**
 * The text of docs/accessibility.md with the table of these criteria.
 * @param {string} page
 * @param {Record<string, { name: string, level: string, result: string, remarks?: string, tests: string[] }>} criteria
 */
export function withCriteria(page, criteria) {
  const rows = Object.entries(criteria).map(([number, { name, level, result, remarks = '', tests }]) => [
    `${number} ${name} (${level})`,
    tests.length > 0 ? `${result} (${tests.length})` : result,
    remarks,
  ])
  const table = [columns, columns.map(() => '---'), ...rows].map((cells) =>
    `| ${cells.join(' | ')} |`.replaceAll('  ', ' '),
  )
  const [before] = page.split(/^\| criterion /m)
  if (before === undefined || before === page) throw new Error('docs/accessibility.md has no table of criteria')
  return `${before}${table.join('\n')}\n`
}
