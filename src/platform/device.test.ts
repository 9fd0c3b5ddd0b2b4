import { expect, test } from 'vitest'
import { parseDevice } from './device.ts'

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
    { kind: 'desktop', browser: 'Chrome 130', system: 'Windows' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    { kind: 'mobile', browser: 'Safari 18', system: 'iOS' },
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
    { kind: 'desktop', browser: 'Firefox 132', system: 'Linux' },
  ],
  ['', { kind: 'unknown', browser: '', system: '' }],
  ['something of nobody', { kind: 'unknown', system: '' }],
])('%s', (userAgent, device) => {
  expect(parseDevice(userAgent)).toMatchObject(device)
})
