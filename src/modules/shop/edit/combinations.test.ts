import { expect, test } from 'vitest'
import { findMissingCombinations, parseSizes } from './combinations.ts'

test('reads sizes with any separator, each once', () => {
  expect(parseSizes(' S, M،L ; m,, XL ')).toEqual(['S', 'm', 'L', 'XL'])
  expect(parseSizes(' , ')).toEqual([])
})

test('combines colours and sizes, or either alone, and returns only missing combinations', () => {
  expect(findMissingCombinations(['#FF4842', '#1890FF'], ['S'], [{ color: '#1890FF', size: 's' }])).toEqual([
    { color: '#FF4842', size: 'S' },
  ])
  expect(findMissingCombinations([], ['S', 'M'], [])).toEqual([
    { color: null, size: 'S' },
    { color: null, size: 'M' },
  ])
  expect(findMissingCombinations(['#000000'], [], [])).toEqual([{ color: '#000000', size: '' }])
  expect(findMissingCombinations([], [], [])).toEqual([])
})
