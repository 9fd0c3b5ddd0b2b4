import { IconEye, IconPencil, IconRestore, IconTrash } from '@tabler/icons-react'
import { Menu } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { MenuAction } from '#platform/ui/menu-action.tsx'
import type { Product } from '../contract.ts'
import { useProductActions } from './use-product-actions.ts'
import { useRights } from './use-rights.ts'

interface ActionsMenuProps {
  product: Product
  anchor: HTMLElement
  onClose: () => void
}

/** Further actions for a product. */
export function ActionsMenu({ product, anchor, onClose }: ActionsMenuProps) {
  const t = useTexts('shop')
  const rights = useRights()
  const actions = useProductActions()
  const { id, deleted, variantOf } = product
  return (
    <Menu anchorEl={anchor} open onClose={onClose} slotProps={{ list: { dense: true } }}>
      {!deleted && <MenuAction Icon={IconEye} label={t('table.show')} to={`/apps/ecommerce/detail/${id}`} />}
      {rights.update && !deleted && (
        <MenuAction Icon={IconPencil} label={t('table.edit')} to={`/apps/ecommerce/edit/${variantOf ?? id}`} />
      )}
      {rights.remove && (
        <MenuAction
          Icon={deleted ? IconRestore : IconTrash}
          label={t(deleted ? 'table.restore' : 'table.delete')}
          onClick={() => {
            onClose()
            if (deleted) actions.restore(product)
            else actions.trash(product)
          }}
        />
      )}
    </Menu>
  )
}
