import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../paths.mjs'
import { report } from './report.mjs'

/** Reports failures at once, progress, and the duration of each file of Playwright to the run. */
export default class {
  #files = new Map()

  onBegin(_config, suite) {
    for (const test of suite.allTests()) {
      const file = this.#of(test)
      file.left += 1
    }
    report({ kind: 'files', count: this.#files.size })
  }

  onTestEnd(test, { status, duration, errors, retry }) {
    const file = this.#of(test)
    file.seconds += duration / 1000
    if (status !== test.expectedStatus && status !== 'skipped') fail(file, test, errors)
    if (status !== test.expectedStatus && retry < test.retries) return
    file.left -= 1
    if (file.left === 0) report({ kind: 'file', project: file.project, file: file.name, seconds: file.seconds })
  }

  onError({ message, stack }) {
    process.stdout.write(`✗ outside of a test: ${stack ?? message}\n`)
  }

  printsToStdio() {
    return true
  }

  #of(test) {
    const project = test.parent.project()?.name ?? ''
    const name = path.relative(root, test.location.file)
    const key = `${project} ${name}`
    const file = this.#files.get(key) ?? { project, name, seconds: 0, left: 0 }
    this.#files.set(key, file)
    return file
  }
}

function fail({ project, name }, test, errors) {
  const details = errors.map(({ message, stack, snippet }) => [stack ?? message, snippet].filter(Boolean).join('\n'))
  process.stdout.write(
    `✗ [${project}] ${name}: ${test.title}\n${stripVTControlCharacters(details.join('\n'))}\n  run again: npm test -- ${name}\n`,
  )
}
