import { expect, test } from 'vitest'
import { toasts } from '#platform/ui/toasts/toast.ts'
import { beginChange } from './undo-offer.ts'

const action = { label: 'Undo', run: () => {} }
const offered = () => toasts.get().map(({ text }) => text)

test('offers undo for the last change only, even if an earlier one is answered later', () => {
  const offerFirst = beginChange()
  const offerSecond = beginChange()
  offerSecond('second', action)
  offerFirst('first', action)
  expect(offered()).toEqual(['second'])
})

test('withdraws the offer when the next change starts', () => {
  beginChange()('before', action)
  beginChange()
  expect(offered()).toEqual([])
})
