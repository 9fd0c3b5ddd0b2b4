import { tool, environment } from '../build/runtime.mjs'
import { run } from '../processes.mjs'
import { describeViolation } from './violations.mjs'

// Failures and warnings are printed beside the report, or instead of it.
function parseReport(output) {
  try {
    return JSON.parse(output)
  } catch {
    return undefined
  }
}

/**
 * The forbidden imports of a tree, or only those of some files, without cycles, which takes a second or two. `output`
 * is that of a failed search.
 * @param {string} folder
 * @param {readonly string[]} [files]
 */
export async function findViolations(folder, files) {
  const depth = files ? ['--max-depth', '1'] : []
  const args = [tool('dependency-cruiser', 'depcruise'), ...(files ?? ['src']), ...depth, '--config']
  const command = [...args, '--output-type', 'json']
  const { output } = await run(process.execPath, command, { cwd: folder, env: environment(), quiet: true })
  const report = parseReport(output)
  if (!report) return { output }
  const { modules, summary } = report
  const rules = summary.ruleSetUsed.forbidden
  const violations = summary.violations.filter(({ from }) => !files || files.includes(from))
  return {
    modules,
    violations: violations.map((violation) => ({
      file: violation.from,
      text: describeViolation(violation, { folder, modules, rules }),
    })),
  }
}
