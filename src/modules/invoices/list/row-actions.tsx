import { IconCopy, IconDots, IconEye, IconPencil, IconRestore, IconTrash, IconUser } from '@tabler/icons-react'
import { IconButton, ListItemIcon, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { MenuAction } from '#platform/ui/menu-action.tsx'
import type { Invoice } from '../contract-invoice.ts'
import { statuses } from '../contract-fields.ts'
import { StatusIcon } from '../marks.tsx'
import { LifeDialogs } from '../lifecycle/life-dialogs.tsx'
import { isDraft, type LifeStep, getLifeSteps, stepIcons } from '../lifecycle/life-steps.ts'
import { linkTo } from './invoices-view.ts'
import { type InvoiceActions, useInvoiceActions } from '../use-invoice-actions.ts'
import { useInvoiceName } from '../use-invoice-name.ts'
import { useRights } from '../use-rights.ts'

/** The menu of a row. */
export function RowActions({ invoice }: { invoice: Invoice }) {
  const t = useTexts('invoices')
  const getInvoiceName = useInvoiceName()
  const actions = useInvoiceActions()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [step, setStep] = useState<LifeStep>()
  return (
    <>
      <IconButton
        size="small"
        aria-label={t('list.actionsOf', { number: getInvoiceName(invoice) })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <IconDots size={18} aria-hidden />
      </IconButton>
      {anchor && (
        <RowMenu invoice={invoice} actions={actions} anchor={anchor} onStep={setStep} onClose={() => setAnchor(null)} />
      )}
      <LifeDialogs invoice={invoice} actions={actions} step={step} onClose={() => setStep(undefined)} />
    </>
  )
}

interface RowMenuProps {
  invoice: Invoice
  actions: InvoiceActions
  anchor: HTMLElement
  onStep: (step: LifeStep) => void
  onClose: () => void
}

function RowMenu({ invoice, actions, anchor, onStep, onClose }: RowMenuProps) {
  const t = useTexts('invoices')
  const rights = useRights()
  const { id, deleted, status, customerId } = invoice
  const next = statuses[statuses.indexOf(status) + 1]
  return (
    <Menu anchorEl={anchor} open onClose={onClose} onClick={onClose} slotProps={{ list: { dense: true } }}>
      <MenuAction Icon={IconEye} label={t('list.open')} to={`/apps/invoice/detail/${id}`} />
      {rights.update && !deleted && isDraft(invoice) && (
        <MenuAction Icon={IconPencil} label={t('edit')} to={`/apps/invoice/edit/${id}`} />
      )}
      {getLifeSteps(invoice, rights).map((step) => (
        <MenuAction key={step} Icon={stepIcons[step]} label={t(`${step}.open`)} onClick={() => onStep(step)} />
      ))}
      {rights.update && !deleted && next && (
        <MenuItem onClick={() => void actions.setStatus(invoice, next)}>
          <ListItemIcon>
            <StatusIcon status={next} />
          </ListItemIcon>
          {t(`setStatus.${next}`)}
        </MenuItem>
      )}
      {rights.create && (
        <MenuAction Icon={IconCopy} label={t('duplicate')} onClick={() => void actions.duplicate(invoice)} />
      )}
      {customerId !== null && (
        <MenuAction Icon={IconUser} label={t('sameCustomer')} to={linkTo({}, { customer: customerId })} />
      )}
      {rights.remove &&
        (deleted || isDraft(invoice)) &&
        (deleted ? (
          <MenuAction Icon={IconRestore} label={t('restore')} onClick={() => actions.restore(invoice)} />
        ) : (
          <MenuAction Icon={IconTrash} label={t('remove')} onClick={() => actions.trash(invoice)} />
        ))}
    </Menu>
  )
}
