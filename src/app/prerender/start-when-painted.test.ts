import { expect, test } from 'vitest'
import { startScript, withoutStart } from './start-when-painted.ts'

const template = '<head><script type="module" crossorigin src="/assets/main.js"></script></head>'

test('only preloads the script of a page, which an inline script starts', () => {
  const page = withoutStart(template)
  expect(page).toBe('<head><link rel="modulepreload" crossorigin data-start href="/assets/main.js"></head>')
  expect(startScript()).toContain('link[data-start]')
})
