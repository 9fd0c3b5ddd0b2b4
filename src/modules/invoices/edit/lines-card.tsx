import { IconPlus } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { type KeyboardEvent, useState } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { useReorder } from '#platform/ui/reorder/use-reorder.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { maxLines } from '../contract-fields.ts'
import { blankLine, type FormDraft, type FormValues } from './form-values.ts'
import { LineRow } from './line-row.tsx'
import styles from './lines-card.module.css'

/** What is billed. Enter goes to the next line and makes one after the last, Alt with an arrow moves the line. */
export function LinesCard({ currency }: { currency: string }) {
  const t = useTexts('invoices')
  const { setFocus, getValues } = useFormContext<FormValues, unknown, FormDraft>()
  const { fields, append, remove, insert, move } = useFieldArray<FormValues, 'orders'>({ name: 'orders' })
  const [said, say] = useState('')
  const ids = fields.map(({ id }) => id)
  const { row, handle, step } = useReorder(
    ids,
    (id, { place }) => {
      move(ids.indexOf(id), place - 1)
      say(t('lines.moved', { place, total: fields.length }))
    },
    { oneColumn: true },
  )
  const isFull = fields.length >= maxLines

  const add = () => append({ ...blankLine }, { focusName: `orders.${fields.length}.itemName` })
  const drop = (at: number) => {
    const taken = getValues(`orders.${at}`)
    remove(at)
    if (fields.length === 1) append({ ...blankLine }, { focusName: 'orders.0.itemName' })
    else setTimeout(() => setFocus(`orders.${Math.min(at, fields.length - 2)}.itemName`))
    if (!taken.itemName && !taken.unitPrice) return
    toast({
      text: t('lines.removed'),
      action: { label: t('undo'), run: () => insert(at, taken, { focusName: `orders.${at}.itemName` }) },
    })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, at: number, id: string) => {
    const { key, altKey, ctrlKey, metaKey, target } = event
    if (!(target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return
    if (altKey && (key === 'ArrowUp' || key === 'ArrowDown')) step(id, key === 'ArrowUp' ? -1 : 1)
    else if (key === 'Enter' && !ctrlKey && !metaKey) {
      const column = (['itemName', 'unitPrice', 'units', 'discount', 'vatRate'] as const).find((name) =>
        target.name.endsWith(name),
      )
      if (at + 1 < fields.length) setFocus(`orders.${at + 1}.${column ?? 'itemName'}`)
      else if (!isFull) add()
    } else return
    event.preventDefault()
  }

  return (
    <Card title={t('fields.orders')}>
      <div className={styles.lines} data-field="orders">
        <LineHeads />
        <ul className={styles.list} aria-label={t('fields.orders')}>
          {fields.map(({ id }, at) => (
            <li key={id} className={styles.row} {...row(id)} onKeyDown={(event) => onKeyDown(event, at, id)}>
              <LineRow at={at} currency={currency} handle={handle(id)} onRemove={() => drop(at)} />
            </li>
          ))}
        </ul>
      </div>
      <Button className={styles.add} size="small" startIcon={<IconPlus aria-hidden />} disabled={isFull} onClick={add}>
        {t('lines.add')}
      </Button>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </Card>
  )
}

/** The headings above the fields of all lines. */
function LineHeads() {
  const t = useTexts('invoices')
  return (
    <div className={styles.heads} aria-hidden>
      <span />
      <span>{t('fields.itemName')}</span>
      <span className={styles.number}>{t('fields.unitPrice')}</span>
      <span className={styles.number}>{t('fields.units')}</span>
      <span className={styles.number}>{t('lines.discount')}</span>
      <span className={styles.number}>{t('lines.vat')}</span>
      <span className={styles.number}>{t('fields.unitTotalPrice')}</span>
      <span />
    </div>
  )
}
