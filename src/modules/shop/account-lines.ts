import type { BankAccount } from '#platform/numbers/bank-account.ts'

type GetLabel = (key: `orders.account.${'holder' | 'iban' | 'bic' | 'reference'}`) => string

/** What a buyer needs for a transfer, as labels and values; the reference is the order's number. */
export const listAccountLines = ({ holder, iban, bic }: BankAccount, number: number, t: GetLabel) =>
  [
    { label: t('orders.account.holder'), value: holder },
    { label: t('orders.account.iban'), value: iban },
    { label: t('orders.account.bic'), value: bic },
    { label: t('orders.account.reference'), value: String(number) },
  ].filter(({ value }) => value !== '')
