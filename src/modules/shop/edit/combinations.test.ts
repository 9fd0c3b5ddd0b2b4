import { expect, test } from 'vitest'
import { missingAmong, readSizes } from './combinations.ts'

test('reads sizes with any separator, each once', () => {
  expect(readSizes(' S, M،L ; m,, XL ')).toEqual(['S', 'm', 'L', 'XL'])
  expect(readSizes(' , ')).toEqual([])
})

test('combines colours and sizes, or either alone, and returns only missing combinations', () => {
  expect(missingAmong(['#FF4842', '#1890FF'], ['S'], [{ color: '#1890FF', size: 's' }])).toEqual([
    { color: '#FF4842', size: 'S' },
  ])
  expect(missingAmong([], ['S', 'M'], [])).toEqual([
    { color: null, size: 'S' },
    { color: null, size: 'M' },
  ])
  expect(missingAmong(['#000000'], [], [])).toEqual([{ color: '#000000', size: '' }])
  expect(missingAmong([], [], [])).toEqual([])
})
