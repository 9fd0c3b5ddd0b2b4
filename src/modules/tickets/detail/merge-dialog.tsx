import { Autocomplete, TextField } from '@mui/material'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FormDialog } from '#platform/ui/form/form-dialog.tsx'
import type { Ticket } from '../contract.ts'
import { StatusMark } from '../marks/status-mark.tsx'
import { api } from '../tickets-client.ts'
import { useAllowed } from '../use-rights.ts'
import { useTicketsView } from '../use-tickets-view.ts'

/** Asks which ticket a duplicate is merged into. */
export function MergeDialog({ ticket, onClose }: { ticket: Ticket; onClose: () => void }) {
  const t = useTexts('tickets')
  const { setView } = useTicketsView()
  const [target, setTarget] = useState<Ticket | null>(null)
  const { mutateAsync: merge } = useMutation(api.merge.mutation({ quiet: true }))

  const submit = async () => {
    if (!target) return
    await merge({ params: { id: ticket.id }, body: { into: target.id } })
    setView({ ticket: target.id })
  }
  return (
    <FormDialog
      title={t('merge.title', { number: ticket.id })}
      action={t('merge.action')}
      width="sm"
      isIncomplete={!target}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-quiet">{t('merge.text')}</p>
      <TicketField duplicate={ticket} value={target} onChange={setTarget} />
    </FormDialog>
  )
}

interface TicketFieldProps {
  duplicate: Ticket
  value: Ticket | null
  onChange: (ticket: Ticket | null) => void
}

const formatName = ({ id, ticketTitle }: Ticket) => `#${id} ${ticketTitle}`

/** Finds a ticket; before a search, those of the same requester. */
function TicketField({ duplicate, value, onChange }: TicketFieldProps) {
  const t = useTexts('tickets')
  const isAllowed = useAllowed()
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed).trim()
  const { data = [] } = useQuery({
    ...api.list.query({ query: { ...(q ? { q } : { requester: duplicate.requester.email }), limit: 20 } }),
    placeholderData: keepPreviousData,
  })
  return (
    <Autocomplete
      options={data.filter((one) => one.id !== duplicate.id && one.mergedInto === null && isAllowed('merge', one))}
      value={value}
      filterOptions={(all) => all}
      getOptionLabel={formatName}
      getOptionKey={(one) => one.id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      noOptionsText={t('merge.none')}
      onChange={(_, next) => onChange(next)}
      onInputChange={(_, text, reason) => reason !== 'reset' && setTyped(text)}
      renderOption={({ key, ...props }, one) => (
        <li key={key} {...props}>
          <span className="row gap-3 min-inline-0 inline-full">
            <span className="flex-1 min-inline-0 truncate" dir="auto">
              {formatName(one)}
            </span>
            <StatusMark status={one.Status} />
          </span>
        </li>
      )}
      renderInput={(props) => (
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of the dialog
        <TextField {...props} autoFocus label={t('merge.target')} />
      )}
    />
  )
}
