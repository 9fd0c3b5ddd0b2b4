import { useRef } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useRowSteps } from '#platform/ui/row-steps/use-row-steps.ts'
import type { PlainThing, PlainThingChanges } from '../contract.ts'
import { PlainThingRow } from './plain-thing-row.tsx'

interface PlainThingListProps {
  plainThings: readonly PlainThing[]
  mayChange: boolean
  mayRemove: boolean
  onChange: (plainThing: PlainThing, changes: PlainThingChanges) => void
  onTrash: (plainThing: PlainThing) => void
  onRestore: (plainThing: PlainThing) => void
  onRemove: (plainThing: PlainThing) => void
}

export function PlainThingList({ plainThings, mayChange, mayRemove, ...on }: PlainThingListProps) {
  const t = useTexts('plain-things')
  const list = useRef<HTMLUListElement>(null)
  useRowSteps(list, 'li')
  if (plainThings.length === 0) return null
  return (
    <ul ref={list} className="min-inline-0" aria-label={t('title')}>
      {plainThings.map((plainThing) => (
        <PlainThingRow
          key={plainThing.id}
          plainThing={plainThing}
          mayChange={mayChange}
          mayRemove={mayRemove}
          onChange={(changes) => on.onChange(plainThing, changes)}
          onTrash={() => on.onTrash(plainThing)}
          onRestore={() => on.onRestore(plainThing)}
          onRemove={() => on.onRemove(plainThing)}
        />
      ))}
    </ul>
  )
}
