import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { addTexts } from '#platform/i18n/texts.ts'
import english from '../locales/en.json'
import { OrderedLines } from './ordered-lines.tsx'
import { Sums } from './sums.tsx'

afterEach(cleanup)

const sums = { pieces: 1, subtotal: 2000, discount: 0, deliveryCost: 0, deduction: 0, tax: 200, total: 2200 }
const line = { id: 1, title: 'Drum', color: null, size: '', photo: '/pictures/products/top.webp', qty: 1, total: 20 }

test('the amounts of a placed order are in its own currency, whatever the workspace’s is now', () => {
  addTexts('shop', 'en', english)
  for (const [currency, sign] of [
    ['EUR', '€'],
    ['USD', '$'],
    ['GBP', '£'],
  ] as const) {
    const { container } = render(
      <>
        <OrderedLines lines={[line]} currency={currency} />
        <Sums sums={sums} taxRate={10} currency={currency} />
      </>,
    )
    const text = container.textContent
    expect([text.split(sign).length - 1, /[€$£]/g.exec(text.replaceAll(sign, ''))]).toEqual([4, null])
    cleanup()
  }
})
