import { Autocomplete, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Ticket } from '../contract.ts'
import { StatusMark } from '../marks/status-mark.tsx'
import { api } from '../tickets-client.ts'
import { useAllowed } from '../use-rights.ts'
import { useTicketsView } from '../use-tickets-view.ts'
import styles from './merge-dialog.module.css'

/** Asks which ticket a duplicate is merged into. */
export function MergeDialog({ ticket, onClose }: { ticket: Ticket; onClose: () => void }) {
  const t = useTexts('tickets')
  const id = useId()
  const { setView } = useTicketsView()
  const [target, setTarget] = useState<Ticket | null>(null)
  const { mutateAsync: merge, isPending } = useMutation(api.merge.mutation())

  const submit = async () => {
    if (!target) return
    try {
      await merge({ params: { id: ticket.id }, body: { into: target.id } })
      onClose()
      setView({ ticket: target.id })
    } catch {
      // The application reports failures itself; the dialog keeps the choice.
    }
  }
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={() => !isPending && onClose()}>
      <DialogTitle id={id}>{t('merge.title', { number: ticket.id })}</DialogTitle>
      <DialogContent className={styles.content}>
        <p className="text-quiet">{t('merge.text')}</p>
        <TicketField duplicate={ticket} value={target} onChange={setTarget} />
      </DialogContent>
      <DialogActions>
        <Button color="secondary" disabled={isPending} onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={!target}
          loading={isPending}
          loadingPosition="start"
          onClick={() => void submit()}
        >
          {t('merge.action')}
        </Button>
      </DialogActions>
    </Dialog>
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
