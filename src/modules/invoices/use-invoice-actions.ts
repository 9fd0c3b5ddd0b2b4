import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useTrashActions } from '#platform/ui/records/use-trash-actions.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { useCopyText } from '#platform/ui/toasts/use-copy-text.ts'
import type { Invoice } from './contract-invoice.ts'
import type { Payment, PaymentDraft, Status } from './contract-fields.ts'
import { api } from './invoices-client.ts'
import { useNavigateHere } from '#platform/web/navigation/use-navigate-here.ts'
import { isDraft } from './lifecycle/life-steps.ts'
import { useLifeActions } from './lifecycle/use-life-actions.ts'
import { getPublicAddress } from './public-address.ts'
import { useInvoiceName } from './use-invoice-name.ts'

// The application shows refusals.
const ignore = () => {}

const editing = api.edit.mutation({ optimistic: (record, { body }) => ({ ...record, ...body }) })
const removing = api.remove.mutation({ optimistic: (record) => ({ ...record, deleted: true }) })

/** The actions on one invoice. Each shows a message, with undo if possible. */
export function useInvoiceActions() {
  const t = useTexts('invoices')
  const getInvoiceName = useInvoiceName()
  const lifeActions = useLifeActions()
  const navigate = useNavigateHere()
  const { mutateAsync: edit } = useMutation(editing)
  const { mutateAsync: remove } = useMutation(removing)
  const { mutateAsync: copy } = useMutation(api.duplicate.mutation())
  const { mutateAsync: link } = useMutation(api.publish.mutation())
  const { mutateAsync: unlink } = useMutation(api.revoke.mutation())
  const { mutateAsync: pay } = useMutation(api.pay.mutation())
  const { mutateAsync: unpay } = useMutation(api.unpay.mutation())

  const toParams = ({ id }: Invoice) => ({ params: { id } })
  const copyText = useCopyText()
  // The user can also copy the displayed URL.
  const copyLink = (path: string) =>
    copyText(getPublicAddress(path), { done: t('done.copied'), failed: t('done.notCopied') })
  const trashActions = useTrashActions<Invoice>({
    getName: getInvoiceName,
    setDeleted: (invoice, deleted) =>
      deleted ? remove(toParams(invoice)) : edit({ ...toParams(invoice), body: { deleted } }),
    isRemovable: isDraft,
  })

  return {
    ...lifeActions,
    ...trashActions,
    setStatus: (invoice: Invoice, status: Status) =>
      edit({ ...toParams(invoice), body: { status } }).then(() => {
        // For a minute, the server lets users undo their own change of a status.
        toast({
          text: t('done.status', { number: getInvoiceName(invoice), status: t(`statuses.${status}`) }),
          undo: () => edit({ ...toParams(invoice), body: { status: invoice.status } }),
        })
      }, ignore),
    duplicate: (invoice: Invoice) =>
      copy(toParams(invoice)).then((created) => {
        toast({ text: t('done.duplicated', { number: getInvoiceName(created) }), tone: 'success' })
        return navigate(`/apps/invoice/edit/${created.id}`)
      }, ignore),
    publish: (invoice: Invoice) =>
      link(toParams(invoice)).then(({ publicLink }) => (publicLink ? copyLink(publicLink) : undefined), ignore),
    revoke: (invoice: Invoice) => unlink(toParams(invoice)).then(() => toast({ text: t('done.revoked') }), ignore),
    copyLink,
    /** Throws the server's refusal, which the dialog shows. */
    pay: async (invoice: Invoice, body: PaymentDraft) => {
      const knownIds = new Set(invoice.payments.map(({ id }) => id))
      const after = await pay({ ...toParams(invoice), body })
      const created = after.payments.find(({ id }) => !knownIds.has(id))
      toast({
        text: t('done.paid'),
        undo: created && (() => unpay({ params: { id: invoice.id, payment: created.id } })),
      })
    },
    unpay: (invoice: Invoice, { id: payment, amount, date, method, note }: Payment) =>
      unpay({ params: { id: invoice.id, payment } }).then(() => {
        const body = { amount, date, method, note }
        toast({ text: t('done.unpaid'), undo: () => pay({ ...toParams(invoice), body }) })
      }, ignore),
  }
}

export type InvoiceActions = ReturnType<typeof useInvoiceActions>
