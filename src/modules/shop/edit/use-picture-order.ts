import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { maxPictures } from '../contract-fields.ts'
import type { Pictures } from './use-pictures.ts'

/** Adds, moves and removes pictures, announces each change, and keeps the focus at the moved or the next picture. */
export function usePictureOrder(pictures: Pictures) {
  const t = useTexts('shop')
  const { list } = pictures
  const [announcement, announce] = useState('')
  const listRef = useRef<HTMLUListElement>(null)
  const addRef = useRef<HTMLDivElement>(null)

  const add = (files: readonly File[]) => {
    const rejectedCount = pictures.add(files)
    announce(
      rejectedCount > 0
        ? t('form.pictures.full', { most: maxPictures })
        : t('form.pictures.added', { count: files.length }),
    )
  }

  const step = (key: string, by: -1 | 1) => {
    const to = list.findIndex((picture) => picture.key === key) + by
    flushSync(() => pictures.move(key, to))
    announce(t('form.pictures.moved', { position: to + 1, of: list.length }))
    // Moving an element loses the focus in it; at either end, the button for that direction is disabled.
    const buttons = listRef.current?.querySelectorAll<HTMLElement>(`[data-picture="${CSS.escape(key)}"] button:enabled`)
    const sameButton = [...(buttons ?? [])].find(({ dataset }) => dataset['kind'] === (by < 0 ? 'earlier' : 'later'))
    ;(sameButton ?? buttons?.[0])?.focus()
  }

  const remove = (key: string, name: string) => {
    const at = list.findIndex((picture) => picture.key === key)
    const next = list[at + 1] ?? list[at - 1]
    flushSync(() => pictures.remove(key))
    announce(t('form.pictures.removed', { name }))
    const button =
      next && listRef.current?.querySelector<HTMLElement>(`[data-picture="${CSS.escape(next.key)}"] button`)
    ;(button ?? addRef.current?.querySelector('button'))?.focus()
  }

  return { announcement, add, step, remove, listRef, addRef }
}
