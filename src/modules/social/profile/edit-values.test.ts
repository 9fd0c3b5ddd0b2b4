import { expect, test } from 'vitest'
import { changesOf, type ProfileValues, wrongIn } from './edit-values.ts'

const values: ProfileValues = {
  about: ' Hello ',
  city: 'Leeds',
  country: 'GB',
  cover: undefined,
  experience: [{ key: 'a', title: 'Designer', company: 'Larkmoor', from: '2020-01', to: '' }],
  links: [{ key: 'b', label: '', url: 'https://larkmoor.example' }],
}

test('what is right is sent without blanks, and an open end as none', () => {
  expect(wrongIn(values)).toEqual({})
  const changes = changesOf(values)
  expect(changes).toMatchObject({ about: 'Hello', experience: [{ from: '2020-01', to: null }] })
  expect(changes).not.toHaveProperty('cover')
})

test('a job needs its words and its order, a link an address of the web', () => {
  const wrong: ProfileValues = {
    ...values,
    experience: [{ key: 'a', title: ' ', company: 'Larkmoor', from: '2020-02', to: '2020-01' }],
    links: [{ key: 'b', label: 'x', url: 'javascript:alert(1)' }],
  }
  expect(wrongIn(wrong)).toEqual({ 'a title': 'required', 'a to': 'orderWrong', 'b url': 'urlWrong' })
})
