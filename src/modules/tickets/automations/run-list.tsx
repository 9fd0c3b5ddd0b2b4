import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ListDialogRow } from '#platform/ui/list-dialog/list-dialog-row.tsx'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { automationsApi } from '../tickets-client.ts'
import { useFieldsText } from './use-fields-text.ts'

/** The changes made by automations, the latest first. */
export function RunList() {
  const t = useTexts('tickets')
  const format = useFormats()
  const fieldsText = useFieldsText()
  const { data, error, refetch } = useQuery(automationsApi.runs.query())
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} small as="p" />
  if (data?.length === 0) return <EmptyState small as="p" title={t('automations.noRuns')} />
  return (
    <ul aria-label={t('automations.log')}>
      {data?.map(({ id, at, name, ticketId, ticketTitle, fields }) => (
        <ListDialogRow
          key={id}
          title={
            <Link to={`/apps/tickets?ticket=${ticketId}`}>
              #{ticketId} {ticketTitle}
            </Link>
          }
        >
          <p className="text-quiet text-13">
            <bdi {...asWritten(name)}>{name}</bdi> · {fieldsText(fields)} ·{' '}
            <time dateTime={at}>{format.dateTime(at)}</time>
          </p>
        </ListDialogRow>
      ))}
    </ul>
  )
}
