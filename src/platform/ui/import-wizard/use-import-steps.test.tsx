import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useImportSteps } from './use-import-steps.ts'

const file = { name: 'people.csv', columns: ['Name', 'Age'], rows: [{ Name: 'Ada', Age: '36' }] }

const renderSteps = () =>
  renderHook(() =>
    useImportSteps<'name', 'importing', { at: 'done'; isComplete: boolean }>((columns) =>
      Object.fromEntries(columns.map((column) => [column, column === 'Name' ? 'name' : undefined])),
    ),
  ).result

test('maps the columns of a chosen file, and goes back to the choice of another', () => {
  const steps = renderSteps()
  expect(steps.current.step).toEqual({ at: 'choose' })
  act(() => steps.current.chooseFile(file))
  expect(steps.current.step).toEqual({ at: 'map' })
  expect(steps.current.mapping).toEqual({ Name: 'name', Age: undefined })
  act(() => steps.current.restart())
  expect(steps.current.step).toEqual({ at: 'choose' })
})

test('counts the rows of completed batches, and reports a failed batch as incomplete', async () => {
  const steps = renderSteps()
  const sent: number[] = []
  const send = async (batch: readonly number[]) => {
    if (batch.includes(4)) throw new Error('The server refused it')
    sent.push(...batch)
  }
  await act(async () => {
    expect(await steps.current.run('importing', [[1, 2, 3], [4], [5]], send)).toBe(false)
  })
  expect(sent).toEqual([1, 2, 3])
  expect(steps.current.step).toEqual({ at: 'importing', done: 3, total: 5 })
})

test('stops before the next batch', async () => {
  const steps = renderSteps()
  const sent: number[] = []
  await act(async () => {
    const isComplete = await steps.current.run('importing', [[1], [2]], async (batch) => {
      sent.push(...batch)
      steps.current.stop()
    })
    expect(isComplete).toBe(false)
  })
  expect(sent).toEqual([1])
})
