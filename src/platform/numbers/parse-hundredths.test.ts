import { expect, test } from 'vitest'
import { parseHundredths } from './parse-hundredths.ts'

test.each([
  ['12', 1200],
  ['12.5', 1250],
  ['12,5', 1250],
  ['.05', 5],
  ['12.', 1200],
  ['1,234', 123_400],
  ['1,234.56', 123_456],
  ['1.234,56', 123_456],
  ['1 234,56', 123_456],
  ['1,234,567.8', 123_456_780],
  ['١٢٫٥', 1250],
  ['١٬٢٣٤٫٥٦', 123_456],
  ['１２', 1200],
  ['0.29', 29],
  ['1.15', 115],
])('%s is %d hundredths', (typed, hundredths) => expect(parseHundredths(typed)).toBe(hundredths))

test.each(['', ' ', '.', 'ten', '-1', '1.234', '1e3', '1.2.3', '12 £'])('%j is no number', (typed) =>
  expect(parseHundredths(typed)).toBeUndefined(),
)
