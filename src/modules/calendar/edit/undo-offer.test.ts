import { expect, test } from 'vitest'
import { toasts } from '#platform/ui/toasts/toast.ts'
import { startChange } from './undo-offer.ts'

const undo = () => {}
const offered = () => toasts.get().map(({ text }) => text)

test('offers undo for the last change only, even if an earlier one is answered later', () => {
  const offerFirst = startChange()
  const offerSecond = startChange()
  offerSecond('second', undo)
  offerFirst('first', undo)
  expect(offered()).toEqual(['second'])
})

test('withdraws the offer when the next change starts', () => {
  startChange()('before', undo)
  startChange()
  expect(offered()).toEqual([])
})
