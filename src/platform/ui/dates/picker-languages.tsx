import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import { type ReactNode, useMemo } from 'react'
import { useSetting } from '#platform/web/settings/settings.ts'
import { calendarLocale } from './adapter/calendar-locale.ts'
import { DateAdapter } from './adapter/date-adapter.ts'
import { usePickerLabels } from './picker-labels.ts'

/** Locale providers of a date picker, see `calendarLocale`. */
export function PickerLanguages({ children }: { children: ReactNode }) {
  const language = useSetting('isLanguage')
  const picked = useSetting('componentLanguage')
  const locale = useMemo(() => calendarLocale(picked, language), [picked, language])
  const labels = usePickerLabels()
  return (
    <LocalizationProvider
      // Fields keep the section order of their first render.
      key={locale}
      dateAdapter={DateAdapter}
      adapterLocale={locale}
      {...(labels && { localeText: labels })}
    >
      {children}
    </LocalizationProvider>
  )
}
