import { expect, test } from 'vitest'
import { getLocalPart, formatPhone, findRegion } from './calling-codes.ts'
import { keepCodeDigits, withDigit } from './code-digits.ts'

test('fills the code from the box with the focus, typed or pasted', () => {
  expect(keepCodeDigits('12-٣4 a')).toBe('1234')
  expect(withDigit('', 0, '123456', 6)).toBe('123456')
  expect(withDigit('123456', 2, '9', 6)).toBe('129456')
  expect(withDigit('12', 4, '99', 6)).toBe('12  99')
  expect(withDigit('123456', 4, '789', 6)).toBe('123478')
  expect(withDigit('123', 2, ' ', 6)).toBe('12')
})

test('stores telephone numbers in international format', () => {
  expect(formatPhone('0117 496-0100', 'GB')).toBe('+441174960100')
  expect(formatPhone('+33 1 23 45', 'GB')).toBe('+3312345')
  expect(formatPhone('0033 1 23 45', 'GB')).toBe('+3312345')
  expect(formatPhone('06 1234', 'IT')).toBe('+39061234')
  expect(formatPhone('٠١٢٣', 'SA')).toBe('+966123')
  expect(formatPhone('0', 'GB')).toBe('')
  expect(formatPhone('', 'GB')).toBe('')
  expect(findRegion('+3312345', 'GB')).toBe('FR')
  expect(findRegion('+9991', 'GB')).toBe('GB')
  expect(getLocalPart('+441174960100', 'GB')).toBe('1174960100')
})
