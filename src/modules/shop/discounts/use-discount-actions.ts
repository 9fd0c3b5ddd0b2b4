import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { useCopyText } from '#platform/ui/toasts/use-copy-text.ts'
import { Discount } from '../contract-discounts.ts'
import { api } from './discounts-client.ts'
import { predictStatus } from './status-after.ts'

// The application has already reported a rejected write.
const ignore = () => {}

const switching = api.edit.mutation({
  optimistic: (record, { body: { active } }) => {
    const discount = Discount.safeParse(record)
    if (active === undefined || !discount.success) return record
    return { ...record, active, status: predictStatus(discount.data, active, Date.now()) }
  },
})

/** Actions for a discount code in the list: shown optimistically, undone by the inverse call. */
export function useDiscountActions() {
  const t = useTexts('shop')
  const { mutate: setActive } = useMutation(switching)
  const { mutateAsync: edit } = useMutation(api.edit.mutation())
  const { mutateAsync: remove, isPending: isRemoving } = useMutation(api.remove.mutation())
  const copy = useCopyText()
  const toParams = ({ id }: Discount) => ({ params: { id } })
  return {
    isRemoving,
    setActive: (discount: Discount, active: boolean) => setActive({ ...toParams(discount), body: { active } }),
    remove: (discount: Discount) =>
      void remove(toParams(discount)).then(
        () =>
          toast({
            text: t('discounts.removed', { code: discount.code }),
            undo: () => edit({ ...toParams(discount), body: { deleted: false } }),
          }),
        ignore,
      ),
    copy: ({ code }: Discount) => void copy(code, { done: t('discounts.copied', { code }) }),
  }
}
