import { IconSearch } from '@tabler/icons-react'
import { Autocomplete, InputAdornment, TextField } from '@mui/material'
import { useRef } from 'react'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useShortcuts } from '#platform/web/shortcuts/use-shortcuts.ts'
import { ProductPhoto } from '../picture/product-photo.tsx'
import { PriceTag } from './price-tag.tsx'
import styles from './store-search.module.css'
import { useSuggestions } from './use-suggestions.ts'

interface StoreSearchProps {
  q: string
  onSearch: (q: string | undefined) => void
}

/** Searches while the user types, and suggests products: Enter shows the list, a suggestion opens its product. */
export function StoreSearch({ q, onSearch }: StoreSearchProps) {
  const t = useTexts('shop')
  const input = useRef<HTMLInputElement>(null)
  const { text, suggestions, type, choose } = useSuggestions(q, onSearch)
  useShortcuts(undefined, [
    { keys: '/', label: t('store.search'), run: () => input.current?.focus(), opensField: true },
  ])

  return (
    <Autocomplete
      freeSolo
      className={styles.search}
      options={suggestions}
      filterOptions={(options) => options}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.title)}
      getOptionKey={(option) => (typeof option === 'string' ? option : option.id)}
      value={null}
      inputValue={text}
      onInputChange={(_, typed, reason) => reason !== 'reset' && reason !== 'selectOption' && type(typed)}
      onChange={(_, chosen) => choose(chosen)}
      renderOption={({ key, ...option }, { title, photo, ...prices }) => (
        <li key={key} {...option} className={`${option.className ?? ''} gap-3`}>
          <ProductPhoto photo={photo} size={40} />
          <span className="flex-1 min-inline-0" {...asWritten(title)}>
            {title}
          </span>
          <PriceTag {...prices} />
        </li>
      )}
      renderInput={(props) => (
        <TextField
          {...props}
          inputRef={input}
          placeholder={t('store.search')}
          slotProps={{
            ...props.slotProps,
            htmlInput: { ...props.slotProps.htmlInput, 'aria-label': t('store.search'), maxLength: 200 },
            input: {
              ...props.slotProps.input,
              startAdornment: (
                <InputAdornment position="start" className={styles.glass}>
                  <IconSearch size={18} aria-hidden />
                </InputAdornment>
              ),
            },
          }}
        />
      )}
    />
  )
}
