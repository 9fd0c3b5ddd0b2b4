import { expect, test } from 'vitest'
import { localPart, phoneOf, regionOf } from './calling-codes.ts'
import { codeDigits, withDigit } from './code-digits.ts'

test('fills the code from the box with the focus, typed or pasted', () => {
  expect(codeDigits('12-٣4 a')).toBe('1234')
  expect(withDigit('', 0, '123456', 6)).toBe('123456')
  expect(withDigit('123456', 2, '9', 6)).toBe('129456')
  expect(withDigit('12', 4, '99', 6)).toBe('12  99')
  expect(withDigit('123456', 4, '789', 6)).toBe('123478')
  expect(withDigit('123', 2, ' ', 6)).toBe('12')
})

test('stores telephone numbers in international format', () => {
  expect(phoneOf('0117 496-0100', 'GB')).toBe('+441174960100')
  expect(phoneOf('+33 1 23 45', 'GB')).toBe('+3312345')
  expect(phoneOf('0033 1 23 45', 'GB')).toBe('+3312345')
  expect(phoneOf('06 1234', 'IT')).toBe('+39061234')
  expect(phoneOf('٠١٢٣', 'SA')).toBe('+966123')
  expect(phoneOf('0', 'GB')).toBe('')
  expect(phoneOf('', 'GB')).toBe('')
  expect(regionOf('+3312345', 'GB')).toBe('FR')
  expect(regionOf('+9991', 'GB')).toBe('GB')
  expect(localPart('+441174960100', 'GB')).toBe('1174960100')
})
