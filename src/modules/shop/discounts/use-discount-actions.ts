import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { Discount } from '../contract-discounts.ts'
import { api } from './discounts-client.ts'
import { statusAfter } from './status-after.ts'

// The application has already reported a rejected write.
const ignore = () => {}

const switching = api.edit.mutation({
  optimistic: (record, { body: { active } }) => {
    const discount = Discount.safeParse(record)
    if (active === undefined || !discount.success) return record
    return { ...record, active, status: statusAfter(discount.data, active, Date.now()) }
  },
})

/** Actions for a discount code in the list: shown optimistically, undone by the inverse call. */
export function useDiscountActions() {
  const t = useTexts('shop')
  const { mutate: turn } = useMutation(switching)
  const { mutateAsync: edit } = useMutation(api.edit.mutation())
  const { mutateAsync: remove, isPending: isRemoving } = useMutation(api.remove.mutation())
  const params = ({ id }: Discount) => ({ params: { id } })
  return {
    isRemoving,
    turn: (discount: Discount, active: boolean) => turn({ ...params(discount), body: { active } }),
    remove: (discount: Discount) =>
      void remove(params(discount)).then(
        () =>
          toast({
            text: t('discounts.removed', { code: discount.code }),
            action: {
              label: t('discounts.undo'),
              run: () => void edit({ ...params(discount), body: { deleted: false } }).catch(ignore),
            },
          }),
        ignore,
      ),
    copy: ({ code }: Discount) =>
      void navigator.clipboard.writeText(code).then(
        () => toast({ text: t('discounts.copied', { code }), tone: 'success' }),
        () => toast({ text: t('discounts.notCopied'), tone: 'error' }),
      ),
  }
}
