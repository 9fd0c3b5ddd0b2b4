import { IconSearch } from '@tabler/icons-react'
import { Autocomplete, InputAdornment, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useSearchText } from '#platform/web/search/use-search-text.ts'
import { useShortcuts } from '#platform/web/shortcuts/use-shortcuts.ts'
import type { Suggestion } from '../contract.ts'
import { ProductPhoto } from '../picture/product-photo.tsx'
import { api } from '../list/products-client.ts'
import { PriceTag } from './price-tag.tsx'
import { productPath } from './store-view.ts'
import styles from './store-search.module.css'

const pause = 250

interface StoreSearchProps {
  q: string
  onSearch: (q: string | undefined) => void
}

/** Searches while one types, and suggests products: Enter stays with the list, a suggestion opens its product. */
export function StoreSearch({ q, onSearch }: StoreSearchProps) {
  const t = useTexts('shop')
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { text, setText, ask } = useSearchText(q, onSearch)
  const sought = useDeferredValue(text.trim())
  const { data = [] } = useQuery({ ...api.suggest.query({ query: { q: sought } }), enabled: sought.length > 0 })
  // A search that is still waiting would lead back here from wherever one has gone to.
  useEffect(() => () => clearTimeout(timer.current), [])
  useShortcuts(undefined, [
    { keys: '/', label: t('store.search'), run: () => input.current?.focus(), opensField: true },
  ])

  const search = (typed: string) => {
    clearTimeout(timer.current)
    ask(typed.trim())
  }
  const type = (typed: string) => {
    setText(typed)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => search(typed), pause)
  }
  const choose = (chosen: Suggestion | string | null) => {
    if (typeof chosen === 'string') search(chosen)
    if (typeof chosen !== 'object' || !chosen) return
    clearTimeout(timer.current)
    void navigate(productPath(chosen.id))
  }

  return (
    <Autocomplete
      freeSolo
      className={styles.search}
      options={sought.length > 0 ? data : []}
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
          <span className="flex-1 min-inline-0" dir="auto">
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
