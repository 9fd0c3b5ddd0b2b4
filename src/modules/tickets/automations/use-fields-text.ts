import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Change } from '../contract-timeline.ts'

const names = { Status: 'status', priority: 'priority', team: 'team', labels: 'labels', assignee: 'assignee' } as const

const isNamed = (field: Change['field']): field is keyof typeof names => Object.hasOwn(names, field)

/** The names of changed fields. */
export function useFieldsText() {
  const t = useTexts('tickets')
  const format = useFormats()
  return (fields: readonly Change['field'][]) =>
    format.list(
      fields.filter(isNamed).map((field) => t(`fields.${names[field]}`)),
      'unit',
    )
}
