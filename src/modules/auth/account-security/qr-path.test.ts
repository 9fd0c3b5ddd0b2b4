import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { createQrPath } from './qr-path.ts'

const address = 'otpauth://totp/Atrium:ines.carvalho%40larkmoor.example?secret=JBSWY3DPEHPK3PXP&issuer=Atrium'

test('draws exactly the dark squares, inside a border of four squares', () => {
  const { path, size } = createQrPath(address)
  const covered = new Set<string>()
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let step = 0; step < Number(length); step += 1) covered.add(`${Number(x) + step} ${y}`)

  const { data } = encode(address, { ecc: 'M', border: 4 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])))
  expect([...covered].sort()).toEqual(dark.sort())
  expect(size).toBe(data.length)
  expect(dark.some((module) => module.split(' ').some((at) => Number(at) < 4 || Number(at) >= size - 4))).toBe(false)
})
