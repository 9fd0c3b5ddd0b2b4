import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import type { Discount } from '../contract-discounts.ts'
import { useDiscountActions } from './use-discount-actions.ts'
import { useDiscountsView } from './use-discounts-view.ts'
import { useRights } from './use-rights.ts'

/** Actions for a discount code. */
export function DiscountActions({ discount }: { discount: Discount }) {
  const t = useTexts('shop')
  const rights = useRights()
  const { setView } = useDiscountsView()
  const { remove, isRemoving } = useDiscountActions()
  const { id, code } = discount
  return (
    <span className="flex">
      {rights.update && (
        <IconAction
          label={t('discounts.edit', { code })}
          icon={<IconPencil size={18} aria-hidden />}
          opens="dialog"
          onClick={() => setView({ edit: id })}
        />
      )}
      {rights.remove && (
        <IconAction
          label={t('discounts.remove', { code })}
          icon={<IconTrash size={18} aria-hidden />}
          isDisabled={isRemoving}
          onClick={() => remove(discount)}
        />
      )}
    </span>
  )
}
