import { IconEye, IconPencil, IconRestore, IconTrash } from '@tabler/icons-react'
import { ListItemIcon, Menu, MenuItem } from '@mui/material'
import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Product } from '../contract.ts'
import { useProductActions } from './use-product-actions.ts'
import { useRights } from './use-rights.ts'

const icon = { size: 18, 'aria-hidden': true }

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
      {!deleted && (
        <MenuItem component={Link} to={`/apps/ecommerce/detail/${id}`}>
          <ListItemIcon>
            <IconEye {...icon} />
          </ListItemIcon>
          {t('table.show')}
        </MenuItem>
      )}
      {rights.update && !deleted && (
        <MenuItem component={Link} to={`/apps/ecommerce/edit/${variantOf ?? id}`}>
          <ListItemIcon>
            <IconPencil {...icon} />
          </ListItemIcon>
          {t('table.edit')}
        </MenuItem>
      )}
      {rights.remove && (
        <MenuItem
          onClick={() => {
            onClose()
            if (deleted) actions.restore(product)
            else actions.trash(product)
          }}
        >
          <ListItemIcon>{deleted ? <IconRestore {...icon} /> : <IconTrash {...icon} />}</ListItemIcon>
          {deleted ? t('table.restore') : t('table.delete')}
        </MenuItem>
      )}
    </Menu>
  )
}
