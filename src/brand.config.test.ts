import { expect, test } from 'vitest'
import { brandConfig } from '#brand'

test('L1: a user without stored settings sees the default look', () => {
  expect(brandConfig).toEqual({
    brand: null,
    font: '',
    borderRadius: 7,
    textSize: 16,
    density: 'comfortable',
    isCardShadow: true,
  })
})
