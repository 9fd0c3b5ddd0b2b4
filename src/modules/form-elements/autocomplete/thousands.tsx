import { Autocomplete, TextField } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from '../page/stage.module.css'
import { ActiveOption, VirtualListbox } from './virtual-listbox.tsx'

const numbers = Array.from({ length: 10_000 }, (_, index) => `P-${String(index + 1).padStart(5, '0')}`)

export function Virtualized() {
  const t = useTexts('form-elements')
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const [active, setActive] = useState(-1)
  const searchText = typed === chosen ? '' : typed.trim().toUpperCase()
  const matches = searchText ? numbers.filter((number) => number.includes(searchText)) : numbers

  return (
    <div className={styles.stack}>
      <ActiveOption value={active}>
        <Autocomplete
          options={matches}
          filterOptions={(all) => all}
          value={chosen}
          onChange={(_event, number) => setChosen(number)}
          inputValue={typed}
          onInputChange={(_event, text) => setTyped(text)}
          // Only arrow keys scroll the list; the mouse is on a visible option already.
          onHighlightChange={(_event, number, reason) =>
            setActive(number === null || reason === 'mouse' ? -1 : matches.indexOf(number))
          }
          slotProps={{ listbox: { component: VirtualListbox } }}
          renderInput={(params) => (
            <TextField
              {...params}
              label={t('labels.partNumber')}
              helperText={t('labels.partsFound', { count: matches.length })}
            />
          )}
        />
      </ActiveOption>
    </div>
  )
}
