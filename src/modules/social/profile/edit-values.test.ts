import { expect, test } from 'vitest'
import { toChanges, type ProfileValues, validateProfile } from './edit-values.ts'

const values: ProfileValues = {
  about: ' Hello ',
  city: 'Leeds',
  country: 'GB',
  cover: undefined,
  experience: [{ key: 'a', title: 'Designer', company: 'Larkmoor', from: '2020-01', to: '' }],
  links: [{ key: 'b', label: '', url: 'https://larkmoor.example' }],
}

test('trims valid values, and sends an open end as null', () => {
  expect(validateProfile(values)).toEqual({})
  const changes = toChanges(values)
  expect(changes).toMatchObject({ about: 'Hello', experience: [{ from: '2020-01', to: null }] })
  expect(changes).not.toHaveProperty('cover')
})

test('requires title and order of dates for a job, and a web URL for a link', () => {
  const invalidValues: ProfileValues = {
    ...values,
    experience: [{ key: 'a', title: ' ', company: 'Larkmoor', from: '2020-02', to: '2020-01' }],
    links: [{ key: 'b', label: 'x', url: 'javascript:alert(1)' }],
  }
  expect(validateProfile(invalidValues)).toEqual({ 'a title': 'required', 'a to': 'orderWrong', 'b url': 'urlWrong' })
})
