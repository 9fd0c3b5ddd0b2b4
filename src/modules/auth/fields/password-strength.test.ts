import { expect, test } from 'vitest'
import { ratePassword } from './password-strength.ts'

const about = ['Inês Carvalho', 'ines.carvalho@larkmoor.example', 'ann@larkmoor.example']

test.each([
  ['eleven char', 'short'],
  ['x'.repeat(129), 'long'],
  ['my name is CARVALHO', 'name'],
  ['for inês and the sea', 'name'],
  ['abababababab', 'repeated'],
  ['123123123123123123', 'repeated'],
  ['teapot-on-it', 'fair'],
  ['seven quiet green boats', 'good'],
  ['larkmoor has a good roof', 'good'],
  ['my ann@larkmoor.example', 'name'],
])('rates %s as %s', (password, strength) => expect(ratePassword(password, about)).toBe(strength))
