import { expect, test } from 'vitest'
import { toasts } from '#platform/ui/toasts/toast.ts'
import { beginChange } from './undo-offer.ts'

const action = { label: 'Undo', run: () => {} }
const offered = () => toasts.get().map(({ text }) => text)

test('only the last change can be taken back, however late an earlier one is answered', () => {
  const offerFirst = beginChange()
  const offerSecond = beginChange()
  offerSecond('second', action)
  offerFirst('first', action)
  expect(offered()).toEqual(['second'])
})

test('what is offered goes as soon as the next change begins', () => {
  beginChange()('before', action)
  beginChange()
  expect(offered()).toEqual([])
})
