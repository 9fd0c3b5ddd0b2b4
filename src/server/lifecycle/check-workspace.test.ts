import { expect, test } from 'vitest'
import { checkWorkspace } from './check-workspace.ts'

test('accepts the workspace of the build', () => {
  expect(() => checkWorkspace()).not.toThrow()
})

test.each([
  ['timeZone', 'Europe/Wien', 'Europe/Vienna'],
  ['currency', 'EURO', 'EUR'],
  ['currency', 'XXQ', 'EUR'],
  ['currency', 'JPY', '100 minor units'],
])('refuses %s %s at the start', (name, value, suggestion) => {
  const workspace = { timeZone: 'UTC', currency: 'GBP', [name]: value }
  expect(() => checkWorkspace(workspace)).toThrow(
    new RegExp(`^${name} in src/brand\\.config\\.ts is “${value}”.*${suggestion}`),
  )
})
