import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { type Item, maxItems } from '#platform/records/checklist.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { blankItem, parseItems } from '../checklist.ts'

/** Changes of a checklist, each with the new position of the focus. */
export function useChecklist(items: readonly Item[], onChange: (items: Item[]) => void) {
  const t = useTexts('notes')
  const list = useRef<HTMLUListElement>(null)
  const idToFocus = useRef<string | undefined>(undefined)
  const [announcement, announce] = useState('')

  const focusItem = (index: number) =>
    list.current?.children[index]?.querySelector<HTMLTextAreaElement>('textarea')?.focus()

  useEffect(() => {
    if (idToFocus.current === undefined) return
    list.current?.children[items.findIndex(({ id }) => id === idToFocus.current)]?.querySelector('textarea')?.focus()
    idToFocus.current = undefined
  }, [items])

  const change = (index: number, changes: Partial<Item>) =>
    onChange(items.map((item, at) => (at === index ? { ...item, ...changes } : item)))

  const remaining = maxItems - items.length
  const insert = (index: number, newItems: Item[], replacement?: Item) => {
    idToFocus.current = (newItems.at(-1) ?? replacement)?.id
    onChange(items.toSpliced(index, replacement ? 1 : 0, ...(replacement ? [replacement] : []), ...newItems))
  }

  return {
    list,
    announcement,
    change,
    focusItem,
    add: () => {
      if (remaining > 0) insert(items.length, [blankItem()])
    },
    split: (index: number, item: Item, before: string, after: string) => {
      if (remaining > 0) insert(index, [blankItem(after)], { ...item, text: before })
    },
    /** Replaces an item by the lines of a text, as many as fit; the first line stays in the item. */
    replace: (index: number, item: Item, text: string) => {
      const [first, ...restItems] = parseItems(text)
      insert(index, restItems.slice(0, remaining), { ...item, text: first?.text ?? '' })
      const count = restItems.length - remaining
      if (count > 0) toast({ tone: 'error', text: t('items.leftOut', { count, most: maxItems }) })
    },
    remove: (index: number) => {
      idToFocus.current = items[index - 1]?.id ?? items[index + 1]?.id
      onChange(items.toSpliced(index, 1))
      announce(t('items.removed'))
    },
    move: (id: string, position: number) => {
      const moved = items.find((item) => item.id === id)
      if (!moved) return
      const otherItems = items.filter((item) => item.id !== id)
      onChange(otherItems.toSpliced(position - 1, 0, moved))
      announce(t('moved', { position, total: items.length }))
    },
  }
}
