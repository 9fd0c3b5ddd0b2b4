import { type KeyboardEvent, useState } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useReorder } from '#platform/ui/reorder/use-reorder.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { maxLines } from '../contract-fields.ts'
import { blankLine, type FormDraft, type FormValues } from './form-values.ts'

const columns = ['itemName', 'unitPrice', 'units', 'discount', 'vatRate'] as const

/**
 * The lines of the form. Enter moves the focus to the next line and adds one after the last; Alt with an arrow key moves
 * the line.
 */
export function useLines() {
  const t = useTexts('invoices')
  const { setFocus, getValues } = useFormContext<FormValues, unknown, FormDraft>()
  const { fields, append, remove, insert, move } = useFieldArray<FormValues, 'orders'>({ name: 'orders' })
  const [announcement, announce] = useState('')
  const ids = fields.map(({ id }) => id)
  const { row, handle, step } = useReorder(
    ids,
    (id, { place: position }) => {
      move(ids.indexOf(id), position - 1)
      announce(t('lines.moved', { position, total: ids.length }))
    },
    { oneColumn: true },
  )
  const isFull = ids.length >= maxLines

  const add = () => append({ ...blankLine }, { focusName: `orders.${ids.length}.itemName` })
  const drop = (at: number) => {
    const values = getValues(`orders.${at}`)
    remove(at)
    if (ids.length === 1) append({ ...blankLine }, { focusName: 'orders.0.itemName' })
    else setTimeout(() => setFocus(`orders.${Math.min(at, ids.length - 2)}.itemName`))
    if (!values.itemName && !values.unitPrice) return
    toast({
      text: t('lines.removed'),
      undo: () => insert(at, values, { focusName: `orders.${at}.itemName` }),
    })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, at: number, id: string) => {
    const { key, altKey, ctrlKey, metaKey, target } = event
    if (!(target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return
    if (altKey && (key === 'ArrowUp' || key === 'ArrowDown')) step(id, key === 'ArrowUp' ? -1 : 1)
    else if (key === 'Enter' && !ctrlKey && !metaKey) {
      const column = columns.find((name) => target.name.endsWith(name)) ?? 'itemName'
      if (at + 1 < ids.length) setFocus(`orders.${at + 1}.${column}`)
      else if (!isFull) add()
    } else return
    event.preventDefault()
  }
  return { ids, announcement, isFull, add, drop, row, handle, onKeyDown }
}
