import { expect, test } from 'vitest'
import { callerAddress } from './caller-address.ts'

const forged = new Request('http://atrium.test', { headers: { 'x-forwarded-for': '198.51.100.7, 203.0.113.9' } })
const environment = { incoming: { socket: { remoteAddress: '192.0.2.1' } } }

test('without a proxy nobody can say who they are', () => {
  expect(callerAddress(false)(forged, environment)).toBe('192.0.2.1')
})

test('behind a proxy its own word counts, and not what was sent to it', () => {
  expect(callerAddress(true)(forged, environment)).toBe('203.0.113.9')
  expect(callerAddress(true)(new Request('http://atrium.test'), environment)).toBe('192.0.2.1')
})
