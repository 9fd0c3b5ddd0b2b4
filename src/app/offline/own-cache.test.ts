import { expect, test } from 'vitest'
import { isOwnCache } from './own-cache.ts'

const host = 'https://example.com/'

test.each([
  ['atrium-data', true],
  [`workbox-precache-v2-${host}atrium/`, true],
  [`workbox-precache-v2-${host}`, false],
  [`workbox-precache-v2-${host}other/`, false],
  [`workbox-precache-v2-${host}other/atrium/`, false],
  ['other-data', false],
])('the cache %s is of the application below its path: %s', (name, isOwn) => {
  expect(isOwnCache(name, `${host}atrium/`)).toBe(isOwn)
})
