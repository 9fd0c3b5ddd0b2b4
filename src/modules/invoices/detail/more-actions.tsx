import { IconCopy, IconDots, IconRepeat, IconTrash } from '@tabler/icons-react'
import { IconButton, Menu, Tooltip } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { MenuAction } from '#platform/ui/menu-action.tsx'
import type { Invoice } from '../contract-invoice.ts'
import { isDraft, type LifeStep, stepIcons } from '../lifecycle/life-steps.ts'
import type { InvoiceActions } from '../use-invoice-actions.ts'
import { useRights } from '../use-rights.ts'
import styles from './detail-actions.module.css'

interface MoreActionsProps {
  invoice: Invoice
  actions: InvoiceActions
  steps: readonly LifeStep[]
  onStep: (step: LifeStep) => void
  onRepeat: () => void
}

/** A menu of the less frequent actions on an invoice. */
export function MoreActions({ invoice, actions, steps, onStep, onRepeat }: MoreActionsProps) {
  const t = useTexts('invoices')
  const rights = useRights()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Tooltip title={t('more')}>
        <IconButton
          className={styles.more}
          aria-label={t('more')}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <IconDots size={20} aria-hidden />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)} onClick={() => setAnchor(null)}>
        {rights.create && (
          <MenuAction Icon={IconCopy} label={t('duplicate')} onClick={() => void actions.duplicate(invoice)} />
        )}
        {rights.repeat && !invoice.deleted && invoice.paymentState !== 'void' && (
          <MenuAction Icon={IconRepeat} label={t('recurring.open')} onClick={onRepeat} />
        )}
        {steps.map((step) => (
          <MenuAction key={step} Icon={stepIcons[step]} label={t(`${step}.open`)} onClick={() => onStep(step)} />
        ))}
        {rights.remove && !invoice.deleted && isDraft(invoice) && (
          <MenuAction Icon={IconTrash} label={t('remove')} onClick={() => actions.trash(invoice)} />
        )}
      </Menu>
    </>
  )
}
