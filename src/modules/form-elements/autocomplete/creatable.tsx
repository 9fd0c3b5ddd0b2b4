import { Autocomplete, TextField } from '@mui/material'
import { useState } from 'react'
import { fold } from '#platform/text/fold.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from '../page/stage.module.css'

const isSame = (one: string, other: string) => fold(one) === fold(other)

export function Creatable() {
  const t = useTexts('form-elements')
  const [ownLabels, setOwnLabels] = useState<readonly string[]>([])
  const [chosen, setChosen] = useState<readonly string[]>([])
  const allLabels = [t('labels.fragile'), t('labels.express'), t('labels.gift'), ...ownLabels]

  const choose = (names: readonly string[]) => {
    const unique = names
      .map((name) => name.trim())
      .filter((name, at) => name && names.findIndex((one) => isSame(one, name)) === at)
    setOwnLabels([...ownLabels, ...unique.filter((name) => !allLabels.some((one) => isSame(one, name)))])
    setChosen(unique)
  }

  return (
    <div className={styles.stack}>
      <Autocomplete
        multiple
        freeSolo
        autoHighlight
        handleHomeEndKeys
        options={allLabels}
        value={[...chosen]}
        onChange={(_event, names) => choose(names)}
        filterSelectedOptions
        filterOptions={(options, { inputValue }) => {
          const typed = inputValue.trim()
          const matches = options.filter((name) => fold(name).includes(fold(typed)))
          const isKnown = [...allLabels, ...chosen].some((name) => isSame(name, typed))
          return typed === '' || isKnown ? matches : [...matches, typed]
        }}
        renderOption={({ key, ...props }, name) => (
          <li key={key} {...props}>
            {allLabels.includes(name) ? name : t('labels.create', { name })}
          </li>
        )}
        renderInput={(params) => <TextField {...params} label={t('labels.tags')} helperText={t('labels.tagsHint')} />}
      />
    </div>
  )
}
