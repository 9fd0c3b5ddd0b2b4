import { useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { LabelsInput } from '#platform/ui/form/inputs/labels-input.tsx'
import { api } from '../tickets-client.ts'

/** The labels of a ticket: known ones, or new ones. */
export function LabelsField() {
  const t = useTexts('tickets')
  const { data: facets } = useQuery(api.facets.query())
  const options = facets?.labels.map(({ label }) => label) ?? []
  return <LabelsInput name="labels" label={t('fields.labels')} hint={t('labels.hint')} options={options} />
}
