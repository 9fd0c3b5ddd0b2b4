import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Product } from '../contract.ts'
import { createPictures, type Picture } from './pictures.ts'

export interface Pictures {
  list: readonly Picture[]
  /** The path of the product's original picture; empty without one or after its removal. */
  originalPhoto: string
  isBusy: boolean
  hasFailed: boolean
  isDirty: boolean
  /** The changes to send. */
  changes: () => { pictures?: string[]; photo?: '' }
  add: (files: readonly File[]) => number
  remove: (key: string) => void
  retry: (key: string) => void
  move: (key: string, to: number) => void
  removeOriginal: () => void
}

/** The pictures of a product in the form. Unmounting aborts uploads in progress. */
export function usePictures(product: Product | undefined): Pictures {
  const [initial] = useState(() => product?.pictures ?? [])
  const [pictures] = useState(() => createPictures(initial))
  const list = useSyncExternalStore(pictures.subscribe, pictures.get, pictures.get)
  useEffect(() => pictures.end, [pictures])
  // Only a product without uploads shows its original picture.
  const [originalPhoto, setOriginalPhoto] = useState(() => (product && initial.length === 0 ? product.photo : ''))

  const keys = list.map(({ stored, key }) => stored?.id ?? key).join(' ')
  const isReordered = keys !== initial.map(({ id }) => id).join(' ')
  const isOriginalRemoved =
    originalPhoto === '' && product !== undefined && initial.length === 0 && product.photo !== ''
  const { add, remove, retry, move } = pictures
  return {
    list,
    originalPhoto,
    isBusy: list.some(({ state }) => state === 'sending'),
    hasFailed: list.some(({ state }) => state === 'failed'),
    isDirty: isReordered || isOriginalRemoved,
    changes: () => ({
      ...(isReordered && { pictures: list.flatMap(({ stored }) => stored?.id ?? []) }),
      ...(isOriginalRemoved && { photo: '' }),
    }),
    add,
    remove,
    retry,
    move,
    removeOriginal: () => setOriginalPhoto(''),
  }
}
