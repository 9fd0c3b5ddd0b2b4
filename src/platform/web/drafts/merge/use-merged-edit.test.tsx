import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Failure } from '#platform/errors/failure.ts'
import { useMergedEdit } from './use-merged-edit.ts'

const begin = () => {
  const { result } = renderHook(() => useMergedEdit({ id: 7, name: 'Pear', color: 'green' }))
  const sent: object[] = []
  const resolve = (saved: object) => (body: object) => {
    sent.push(body)
    return Promise.resolve(saved)
  }
  const refuse = (current: unknown) => (body: object) => {
    sent.push(body)
    return Promise.reject(new Failure(409, 'Changed', { conflicts: [{ path: 'name', current }] }))
  }
  return { edit: result.current, sent, resolve, refuse }
}

test('sends the changed fields with their previous values', async () => {
  const { edit, sent, resolve } = begin()
  await edit({ name: 'Plum', color: 'green', note: 'ripe' }, resolve({}))
  expect(sent).toEqual([{ name: 'Plum', note: 'ripe', base: { name: 'Pear' } }])
})

test('uses the server’s response as the base of the next edit', async () => {
  const { edit, sent, resolve } = begin()
  await edit({ name: ' Plum ' }, resolve({ id: 7, name: 'Plum', color: 'red' }))
  await edit({ name: 'Pear' }, resolve({}))
  expect(sent[1]).toEqual({ name: 'Pear', base: { name: 'Plum' } })
})

test('overwrites the reported value when a rejected edit is sent again', async () => {
  const { edit, sent, resolve, refuse } = begin()
  await expect(edit({ name: 'Plum' }, refuse('Quince'))).rejects.toThrow('Changed')
  await edit({ name: 'Plum' }, resolve({}))
  expect(sent[1]).toEqual({ name: 'Plum', base: { name: 'Quince' } })
})

test('sends no base for a value that was too long to be reported', async () => {
  const { edit, sent, resolve, refuse } = begin()
  await expect(edit({ name: 'Plum' }, refuse(undefined))).rejects.toThrow('Changed')
  await edit({ name: 'Plum' }, resolve({}))
  expect(sent[1]).toEqual({ name: 'Plum', base: {} })
})
