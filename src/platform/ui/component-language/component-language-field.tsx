import { Autocomplete, TextField } from '@mui/material'
import { useMemo } from 'react'
import { fold } from '#platform/text/fold.ts'
import { componentLanguages, localeNames } from '#platform/i18n/component-locales.ts'
import { getFormats } from '#platform/i18n/formats.ts'
import { languages } from '#platform/i18n/languages.ts'
import { settings, useSetting } from '#platform/web/settings/settings.ts'

interface Option {
  code: string | null
  label: string
  /** The name in the user's language, also searchable. */
  also: string
  tag?: string
}

interface ComponentLanguageFieldProps {
  label: string
  hint?: string
  /** Label of the option that follows the interface language. */
  follow: string
}

/** Select field for the MUI locale, searchable by either name. */
export function ComponentLanguageField({ label, hint, follow: followLabel }: ComponentLanguageFieldProps) {
  const isLanguage = useSetting('isLanguage')
  const chosen = useSetting('componentLanguage')
  const { follow, all: options } = useMemo(() => {
    const { tag: reader } = languages[isLanguage]
    const { compareText } = getFormats(isLanguage)
    const follow: Option = { code: null, label: followLabel, also: languages[isLanguage].name, tag: reader }
    const languageOptions = componentLanguages
      .map((locale): Option => {
        const { own, here } = localeNames(locale, reader)
        return { code: locale.code, label: own, also: here, tag: locale.tag }
      })
      .toSorted((a, b) => compareText(a.also, b.also))
    return { follow, all: [follow, ...languageOptions] }
  }, [isLanguage, followLabel])

  return (
    <Autocomplete<Option, false, true>
      options={options}
      value={options.find(({ code }) => code === chosen) ?? follow}
      isOptionEqualToValue={(a, b) => a.code === b.code}
      getOptionLabel={({ label }) => label}
      getOptionKey={({ code }) => code ?? ''}
      filterOptions={(all, { inputValue }) => {
        const searched = fold(inputValue)
        return all.filter(({ label, also }) => fold(label, also).includes(searched))
      }}
      onChange={(_event, { code }) => settings.setComponentLanguage(code)}
      disableClearable
      autoHighlight
      renderOption={({ key, ...props }, { label, also, code, tag }) => (
        <li key={key} {...props}>
          <span className="flex items-baseline justify-between flex-1 gap-3 min-inline-0">
            <bdi lang={code ? tag : undefined}>{label}</bdi>
            {also !== label && <bdi className="text-quiet text-12 text-end">{also}</bdi>}
          </span>
        </li>
      )}
      renderInput={(params) => <TextField {...params} label={label} helperText={hint} />}
    />
  )
}
