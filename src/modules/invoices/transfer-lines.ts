import type { PublicInvoice } from './contract-invoice.ts'

type GetLabel = (key: `transfer.${'holder' | 'iban' | 'bic' | 'reference'}`) => string

/** What a customer needs for a transfer, as labels and values; none if there is no account or nothing to pay. */
export function listTransferLines({ bankAccount, number }: Pick<PublicInvoice, 'bankAccount' | 'number'>, t: GetLabel) {
  if (!bankAccount) return []
  return [
    { label: t('transfer.holder'), value: bankAccount.holder },
    { label: t('transfer.iban'), value: bankAccount.iban },
    { label: t('transfer.bic'), value: bankAccount.bic },
    { label: t('transfer.reference'), value: number },
  ].filter(({ value }) => value !== '')
}
