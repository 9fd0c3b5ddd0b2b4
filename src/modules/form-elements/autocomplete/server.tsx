import { Autocomplete, Button, TextField } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { colleagues, type SessionUser } from '#platform/contracts/session-contract.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { client } from '#platform/web/api/client.ts'
import styles from '../page/stage.module.css'

const { list } = client(colleagues)

export function Server() {
  const t = useTexts('form-elements')
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<SessionUser | null>(null)
  const [typed, setTyped] = useState('')
  // New input cancels the pending request: TanStack Query passes its signal to fetch.
  const q = useDeferredValue(typed === chosen?.name ? '' : typed.trim())
  const results = useQuery({ ...list.query({ query: { q } }), enabled: isOpen, placeholderData: keepPreviousData })

  return (
    <div className={styles.stack}>
      <Autocomplete
        open={isOpen}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        options={results.data ?? []}
        // The server has filtered already.
        filterOptions={(people) => people}
        loading={results.isFetching}
        loadingText={t('labels.searching')}
        noOptionsText={results.isError ? t('labels.searchFailed') : t('labels.nobody', { name: q })}
        value={chosen}
        onChange={(_event, user) => setChosen(user)}
        inputValue={typed}
        onInputChange={(_event, text) => setTyped(text)}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        renderOption={({ key, ...props }, { name, jobTitle, avatar }) => (
          <li key={key} {...props}>
            <span className="row gap-3 padding-block-1">
              <Avatar name={name} src={avatar} size={32} />
              <span className="grid justify-items-start">
                <bdi>{name}</bdi>
                <bdi className="text-quiet text-12">{jobTitle}</bdi>
              </span>
            </span>
          </li>
        )}
        renderInput={(params) => <TextField {...params} label={t('labels.colleague')} error={results.isError} />}
      />
      {results.isError && (
        <Button size="small" variant="outlined" color="secondary" onClick={() => void results.refetch()}>
          {t('labels.again')}
        </Button>
      )}
    </div>
  )
}
