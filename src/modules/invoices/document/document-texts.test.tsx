import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { addTexts } from '#platform/i18n/texts.ts'
import texts from '../locales/en.json' with { type: 'json' }
import { PaymentRow } from '../detail/payment-row.tsx'
import { DocumentNote } from './document-frame.tsx'
import { DocumentLines } from './document-lines.tsx'

beforeAll(() => void addTexts('invoices', 'en', texts))
afterEach(cleanup)

const item = 'استشارة'
const note = '谢谢您的惠顾'
const line = { itemName: item, unitPrice: 10, units: 2, discount: 0, vatRate: null, unitTotalPrice: 20 }
const payment = {
  id: 1,
  amount: 20,
  date: '2026-11-30',
  method: 'transfer',
  note,
  creditNoteId: null,
} as const

test('lines, notes and payments of an invoice have their own language', () => {
  render(
    <>
      <DocumentLines lines={[line]} currency="EUR" vatRate={0} />
      <DocumentNote label="Note" text={note} />
      <ul>
        <PaymentRow payment={payment} currency="EUR" onRemove={undefined} />
      </ul>
    </>,
  )
  expect(screen.getByText(item).lang).toBe('ar')
  expect(screen.getAllByText(note).map(({ lang }) => lang)).toEqual(['zh', 'zh'])
})
