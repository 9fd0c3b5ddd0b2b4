import type * as z from 'zod'
import type { Issue } from '#platform/errors/failure.ts'
import { toReason } from '#platform/errors/issue-reason.ts'
import { maxIssuePath, maxIssues, maxProblemMessage, maxRowIssues } from '#platform/request-limits.ts'
import { shortened } from './problem.ts'

export const unknownKey = (key: string) => `Unrecognized key: "${shortened(key, maxIssuePath)}"`

/** At most `max` issues, and the number of further ones: each unknown key of an object is a separate issue. */
export function toIssues(zodIssues: readonly z.core.$ZodIssue[], { prefix = '', max = maxIssues } = {}) {
  const issues: Issue[] = []
  let count = 0
  for (const issue of zodIssues) {
    const isUnknown = issue.code === 'unrecognized_keys'
    const keys = isUnknown ? issue.keys : ['']
    count += keys.length
    for (const key of keys.slice(0, Math.max(0, max - issues.length))) {
      const path = [prefix, ...issue.path, key].filter((part) => part !== '').map(String)
      const message = isUnknown ? unknownKey(key) : issue.message
      issues.push({ path: path.join('.'), message, ...toReason(issue) })
    }
  }
  return { issues, omitted: count - issues.length }
}

/** Issues of one row of an import, up to the report's limit. */
export const toRowIssues = ({ issues }: z.ZodError) =>
  toIssues(issues, { max: maxRowIssues }).issues.map(({ path, message }) => ({
    path: shortened(path, maxIssuePath),
    message: shortened(message, maxProblemMessage),
  }))
