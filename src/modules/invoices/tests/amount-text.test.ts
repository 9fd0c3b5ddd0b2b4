import { expect, test } from 'vitest'
import { parseHundredths } from '#platform/numbers/parse-hundredths.ts'
import { amountText, formatHundredths } from '../amount-text.ts'

test('parsing the text of a number returns the number', () => {
  for (const hundredths of [0, 1, 10, 99, 100, 110, 123_456]) {
    expect(parseHundredths(formatHundredths(hundredths))).toBe(hundredths)
    expect(parseHundredths(amountText(hundredths))).toBe(hundredths)
  }
})
