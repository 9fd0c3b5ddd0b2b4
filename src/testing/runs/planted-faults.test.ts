import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { plantedFaults } from '#scripts/lib/planted-faults/planted-faults.mjs'

// The faults themselves are tested by `npm test -- --all` only, which takes too long to find a renamed line.
test.each(plantedFaults)('“$name” can still be planted', ({ file = '', from, to }) => {
  const text = readFileSync(file, 'utf8')
  expect(text.replace(from, () => to)).not.toBe(text)
})
