import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { Failure } from '#platform/errors/failure.ts'
import { loadTexts } from '#platform/i18n/texts.ts'
import { FormDialog } from './form-dialog.tsx'

beforeAll(() => Promise.all([loadTexts('platform'), loadTexts('form')]))
afterEach(cleanup)

type Submit = () => Promise<unknown> | void

function open(save: Submit) {
  const submit = vi.fn<Submit>(save)
  const close = vi.fn<() => void>()
  render(
    <FormDialog title="New label" action="Create" onSubmit={submit} onClose={close}>
      <input aria-label="Name" />
    </FormDialog>,
  )
  return { submit, close }
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

test('uses the title as its name, and closes after saving', async () => {
  const { submit, close } = open(async () => undefined)
  expect(screen.getByRole('dialog', { name: 'New label' })).toBeTruthy()
  await press('Create')
  expect(submit).toHaveBeenCalledOnce()
  expect(close).toHaveBeenCalledOnce()
})

test('neither submits again nor closes while saving', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { submit, close } = open(() => promise)
  await press('Create')
  await act(async () => void fireEvent.submit(screen.getByLabelText('Name')))
  await act(async () => void fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Escape' }))
  expect(submit).toHaveBeenCalledOnce()
  expect(screen.getByRole('button', { name: 'Cancel' }).hasAttribute('disabled')).toBe(true)
  expect(close).not.toHaveBeenCalled()
  await act(async () => resolve())
  expect(close).toHaveBeenCalledOnce()
})

test('shows a failure, and can be submitted again', async () => {
  let isFirst = true
  const { submit, close } = open(async () => {
    if (!isFirst) return
    isFirst = false
    throw new Failure(409, 'This name is taken')
  })
  await press('Create')
  expect(screen.getByRole('alert').textContent).not.toBe('')
  expect(close).not.toHaveBeenCalled()
  await press('Create')
  expect(submit).toHaveBeenCalledTimes(2)
  expect(screen.getByRole('alert').textContent).toBe('')
  expect(close).toHaveBeenCalledOnce()
})

test('stays open if `onSubmit` returns no promise', async () => {
  const { close } = open(() => undefined)
  await press('Create')
  expect(close).not.toHaveBeenCalled()
  await press('Cancel')
  expect(close).toHaveBeenCalledOnce()
})
