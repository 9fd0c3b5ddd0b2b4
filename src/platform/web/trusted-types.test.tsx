import { afterEach, expect, test, vi } from 'vitest'
import { SafeHtml } from '#platform/rich-text/rich-text.ts'

/** Simulates the browser: a policy marks the values that it creates. */
function browser() {
  const names: string[] = []
  const marked = (rule: (text: string) => string) => (text: string) => `trusted ${rule(text)}`
  vi.stubGlobal('trustedTypes', {
    createPolicy(name: string, rules: Record<string, (text: string) => string>) {
      names.push(name)
      return Object.fromEntries(Object.entries(rules).map(([kind, rule]) => [kind, marked(rule)]))
    },
  })
  return names
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

test('creates one policy, which trusts HTML and only script URLs of the own origin', async () => {
  const names = browser()
  const { toTrustedHtml, toTrustedScriptUrl } = await import('./trusted-types.ts')
  expect(names).toEqual(['atrium'])
  expect(toTrustedHtml(SafeHtml.parse('<p>Pear</p>'))).toBe('trusted <p>Pear</p>')
  for (const url of ['/service-worker.js', './assets/worker.js', `${location.origin}/a.js`])
    expect(toTrustedScriptUrl(url)).toBe(`trusted ${url}`)
  for (const url of [
    'https://evil.example/a.js',
    '//evil.example/a.js',
    `${location.origin}.evil.example/a.js`,
    `blob:${location.origin}/1`,
    'data:text/javascript,alert()',
    'javascript:alert()',
  ])
    expect(() => toTrustedScriptUrl(url)).toThrow(TypeError)
})

test('returns plain strings in browsers without Trusted Types', async () => {
  const { parseHtml, toTrustedHtml, toTrustedScriptUrl } = await import('./trusted-types.ts')
  expect(toTrustedHtml(SafeHtml.parse('<p>Pear</p>'))).toBe('<p>Pear</p>')
  expect(toTrustedScriptUrl('/service-worker.js')).toBe('/service-worker.js')
  expect(parseHtml('<p>Pear</p>').body.innerHTML).toBe('<p>Pear</p>')
})
