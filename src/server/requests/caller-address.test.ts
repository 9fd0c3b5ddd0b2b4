import { expect, test } from 'vitest'
import { callerAddress } from './caller-address.ts'

const forged = new Request('http://atrium.test', { headers: { 'x-forwarded-for': '198.51.100.7, 203.0.113.9' } })
const environment = { incoming: { socket: { remoteAddress: '192.0.2.1' } } }

test('ignores forged headers without a proxy', () => {
  expect(callerAddress(false)(forged, environment)).toBe('192.0.2.1')
})

test('uses the address that the proxy adds, not one that was sent to it', () => {
  expect(callerAddress(true)(forged, environment)).toBe('203.0.113.9')
  expect(callerAddress(true)(new Request('http://atrium.test'), environment)).toBe('192.0.2.1')
})
