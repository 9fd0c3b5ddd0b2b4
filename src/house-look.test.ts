import { expect, test } from 'vitest'
import { houseLook } from '#house-look'

test('L1: whoever has chosen nothing sees the look that was given', () => {
  expect(houseLook).toEqual({ brand: null, borderRadius: 7, textSize: 16, density: 'comfortable', isCardShadow: true })
})
