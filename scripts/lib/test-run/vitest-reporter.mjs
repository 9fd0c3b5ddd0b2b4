import path from 'node:path'
import { root } from '../paths.mjs'
import { report } from './report.mjs'

/** Reports failures at once, progress, and the duration of each file of Vitest to the run. */
export default class {
  onTestRunStart(specifications) {
    report({ kind: 'files', count: specifications.length })
  }

  onTestCaseResult(test) {
    const { state, errors = [] } = test.result()
    // A test that passed on its second try keeps the error of the first one.
    if (state !== 'failed' && errors.length === 0) return
    const file = path.relative(root, test.module.moduleId)
    const title = state === 'failed' ? test.fullName : `${test.fullName} (first try; it passed on the second)`
    fail(test.project.name, file, title, errors)
  }

  onTestModuleEnd(module) {
    const { duration = 0 } = module.diagnostic() ?? {}
    const file = path.relative(root, module.moduleId)
    const { cpuSeconds } = module.meta()
    report({ kind: 'file', project: module.project.name, file, seconds: duration / 1000, cpuSeconds })
    if (module.errors().length > 0) fail(module.project.name, file, 'error outside of tests', module.errors())
  }

  onTestRunEnd(_modules, errors) {
    for (const { message, stack } of errors) process.stdout.write(`✗ outside of a test: ${stack ?? message}\n`)
  }
}

function fail(project, file, title, errors) {
  const details = errors
    .map(({ message, stack, diff }) => [stack ?? message, diff].filter(Boolean).join('\n'))
    .join('\n')
  process.stdout.write(`✗ [${project}] ${file}: ${title}\n${details}\n  run again: npm test -- ${file}\n`)
}
