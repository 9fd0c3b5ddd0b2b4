import { expect, test } from 'vitest'
import { brandConfig } from '#brand'

test('L1: whoever has chosen nothing sees the look that was given', () => {
  expect(brandConfig).toEqual({
    brand: null,
    font: '',
    borderRadius: 7,
    textSize: 16,
    density: 'comfortable',
    isCardShadow: true,
  })
})
