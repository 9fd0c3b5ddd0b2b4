import '#platform/ui/fields/texts.ts'
import { Autocomplete, TextField } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { search, type SearchHit } from '#platform/contracts/search-contract.ts'
import { referenceTo } from '#platform/fields/declared-kinds.ts'
import { toLabel } from '#platform/fields/field-cells.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useField } from '#platform/ui/form/inputs/use-field.ts'
import { client } from '#platform/web/api/client.ts'
import { useTopicTitle } from '#platform/web/api/topics.ts'
import type { ReferenceInputProps } from './reference-input.ts'

const api = client(search)
const maxFound = 10

interface RecordInputProps extends ReferenceInputProps {
  /** The contracts whose records can be chosen. Default: all. */
  topics: readonly string[] | undefined
}

/** Input for a record found by the search. */
export default function RecordInput({ name, label, required, hint, disabled, topics }: RecordInputProps) {
  const t = useTexts('fields')
  const field = useField(name, label)
  const getTitle = useTopicTitle()
  const [typed, setTyped] = useState<string>()
  const q = typed?.trim() ?? ''
  const query = { q, limit: maxFound, ...(topics && { topic: [...topics] }) }
  const { data, isFetching } = useQuery({
    ...api.find.query({ query }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })
  const hits = q === '' ? [] : (data?.hits ?? [])
  return (
    <Autocomplete<SearchHit>
      options={hits}
      disabled={disabled}
      loading={isFetching}
      loadingText={t('find')}
      noOptionsText={t(q === '' ? 'find' : 'none')}
      filterOptions={(all) => all}
      value={null}
      inputValue={typed ?? toLabel(field.value)}
      getOptionLabel={({ title }) => title}
      getOptionKey={({ topic, id }) => `${topic} ${id}`}
      onChange={(_, hit) => {
        if (hit) field.onChange(referenceTo(hit))
        setTyped(undefined)
      }}
      onInputChange={(_, text, reason) => {
        if (reason === 'clear') field.onChange(null)
        if (reason === 'clear') setTyped(undefined)
        if (reason === 'input') setTyped(text)
        if (reason === 'input' && text === '') field.onChange(null)
      }}
      onBlur={() => {
        // Discards typed text that was not chosen.
        setTyped(undefined)
        field.onBlur()
      }}
      renderOption={({ key, ...props }, { topic, title, detail }) => (
        <li key={key} {...props}>
          <Hit topic={getTitle(topic)} title={title} detail={detail} />
        </li>
      )}
      renderInput={(props) => (
        <TextField
          {...props}
          name={name}
          inputRef={field.ref}
          required={required}
          label={label}
          error={Boolean(field.message)}
          helperText={field.message ?? hint}
        />
      )}
    />
  )
}

function Hit({ topic, title, detail }: Pick<SearchHit, 'topic' | 'title' | 'detail'>) {
  return (
    <span className="grid min-inline-0">
      <bdi>{title}</bdi>
      <span className="text-quiet text-12 break-anywhere">
        {topic} <bdi>{detail}</bdi>
      </span>
    </span>
  )
}
