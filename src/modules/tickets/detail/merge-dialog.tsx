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

/** Picks the ticket that a duplicate belongs to. Those of the same requester come first. */
export function MergeDialog({ ticket, onClose }: { ticket: Ticket; onClose: () => void }) {
  const t = useTexts('tickets')
  const id = useId()
  const isAllowed = useAllowed()
  const { setView } = useTicketsView()
  const [typed, setTyped] = useState('')
  const [target, setTarget] = useState<Ticket | null>(null)
  const { mutateAsync: merge, isPending } = useMutation(api.merge.mutation())
  const q = useDeferredValue(typed).trim()
  const found = useQuery({
    ...api.list.query({ query: { ...(q ? { q } : { requester: ticket.requester.email }), limit: 20 } }),
    placeholderData: keepPreviousData,
  })
  const options = (found.data ?? []).filter(
    (one) => one.id !== ticket.id && one.mergedInto === null && isAllowed('merge', one),
  )
  const nameOf = ({ id: number, ticketTitle }: Ticket) => `#${number} ${ticketTitle}`

  const submit = async () => {
    if (!target) return
    try {
      await merge({ params: { id: ticket.id }, body: { into: target.id } })
      onClose()
      setView({ ticket: target.id })
    } catch {
      // The application has told of the refusal; the choice stays.
    }
  }
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={() => !isPending && onClose()}>
      <DialogTitle id={id}>{t('merge.title', { number: ticket.id })}</DialogTitle>
      <DialogContent className={styles.content}>
        <p className="text-quiet">{t('merge.text')}</p>
        <Autocomplete
          options={options}
          value={target}
          filterOptions={(all) => all}
          getOptionLabel={nameOf}
          getOptionKey={(one) => one.id}
          isOptionEqualToValue={(one, other) => one.id === other.id}
          noOptionsText={t('merge.none')}
          onChange={(_, next) => setTarget(next)}
          onInputChange={(_, text, reason) => reason !== 'reset' && setTyped(text)}
          renderOption={({ key, ...props }, one) => (
            <li key={key} {...props}>
              <span className="row gap-3 min-inline-0 inline-full">
                <span className="flex-1 min-inline-0 truncate" dir="auto">
                  {nameOf(one)}
                </span>
                <StatusMark status={one.Status} />
              </span>
            </li>
          )}
          renderInput={(props) => (
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog asks for nothing else
            <TextField {...props} autoFocus label={t('merge.target')} />
          )}
        />
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
