import type { PickersLocaleText } from '@mui/x-date-pickers/locales'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getComponentLocale } from '#platform/i18n/component-labels.ts'
import { type Language, languageCodes, languages } from '#platform/i18n/languages.ts'
import { hasTexts, loadTexts } from '#platform/i18n/texts.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import { useSetting } from '#platform/web/settings/settings.ts'

type Labels = Partial<PickersLocaleText>
type Localization = { components: { MuiLocalizationProvider: { defaultProps: { localeText: Labels } } } }

const files = import.meta.glob<Record<string, Localization | undefined>>([
  '/node_modules/@mui/x-date-pickers/locales/*.mjs',
  '!/node_modules/@mui/x-date-pickers/locales/{index,enUS,frFR,zhCN}.mjs',
])

// MUI's two packages have different codes for these languages.
const otherwise: Record<string, string> = { mkMK: 'mk', kkKZ: 'kzKZ' }

/** Accessible labels equal to the visible text, for voice control: the list of hours shows 09. */
function formatLabels(labels: Labels): Labels {
  const { hoursClockNumberText: hour, minutesClockNumberText: minute } = labels
  return {
    ...labels,
    ...(hour && { hoursClockNumberText: (value) => hour(value.padStart(2, '0')) }),
    ...(minute && { minutesClockNumberText: (value) => minute(value.padStart(2, '0')) }),
  }
}

/** The labels of the MUI locale; if MUI lacks it, those of the interface language. */
async function load(picked: string | null, language: Language): Promise<Labels> {
  const translatedLanguage = languageCodes.find(
    (code) => hasTexts('dates', code) && picked?.startsWith(languages[code].tag.slice(0, 2)),
  )
  const requested = picked ?? (hasTexts('dates', language) ? '' : getComponentLocale(language))
  const code = otherwise[requested] ?? requested
  const file = files[`/node_modules/@mui/x-date-pickers/locales/${code}.mjs`]
  // Our own labels are complete, and MUI has none for Arabic.
  const isBuiltIn = translatedLanguage !== undefined && (translatedLanguage !== 'ch' || picked === 'zhCN')
  const locale = isBuiltIn ? undefined : (await file?.())?.[code]
  if (locale) return locale.components.MuiLocalizationProvider.defaultProps.localeText
  return labelsFrom(await loadTexts('dates', isBuiltIn ? translatedLanguage : language))
}

const views = ['year', 'month', 'day', 'weekDay', 'hours', 'minutes', 'seconds', 'meridiem'] as const

function labelsFrom(t: Translate): Labels {
  const chosen = (what: string) => (value: string | null) => (value ? t(`${what}Now`, { value }) : t(what))
  const letters = (name: string) => () => t(`placeholder.${name}`)
  return {
    ...Object.fromEntries(views.map((view) => [view, t(`view.${view}`)])),
    previousMonth: t('previousMonth'),
    nextMonth: t('nextMonth'),
    openPreviousView: t('previousView'),
    openNextView: t('nextView'),
    calendarViewSwitchingButtonAriaLabel: (view) => t(view === 'year' ? 'toDays' : 'toYears'),
    cancelButtonLabel: t('cancel'),
    clearButtonLabel: t('clear'),
    okButtonLabel: t('accept'),
    todayButtonLabel: t('today'),
    nextStepButtonLabel: t('next'),
    datePickerToolbarTitle: t('chooseDate'),
    timePickerToolbarTitle: t('chooseTime'),
    dateTimePickerToolbarTitle: t('chooseDateTime'),
    clockLabelText: (view, time) => `${t(`select.${view}`)}. ${time ? t('timeNow', { value: time }) : t('noTime')}`,
    hoursClockNumberText: (value) => t('hour', { value }),
    minutesClockNumberText: (value) => t('minute', { value }),
    selectViewText: (view) => t(`select.${view}`),
    openDatePickerDialogue: chosen('chooseDate'),
    openTimePickerDialogue: chosen('chooseTime'),
    fieldClearLabel: t('clear'),
    timeTableLabel: t('chooseTime'),
    dateTableLabel: t('chooseDate'),
    fieldYearPlaceholder: letters('year'),
    fieldMonthPlaceholder: letters('month'),
    fieldDayPlaceholder: letters('day'),
    fieldHoursPlaceholder: letters('hours'),
    fieldMinutesPlaceholder: letters('minutes'),
    fieldMeridiemPlaceholder: letters('meridiem'),
    empty: t('empty'),
  }
}

/** Labels of the date pickers; the previous ones stay until the next are loaded. */
export function usePickerLabels() {
  const picked = useSetting('componentLanguage')
  const language = useSetting('isLanguage')
  const { data } = useQuery({
    queryKey: ['picker-labels', picked, language],
    queryFn: async () => formatLabels(await load(picked, language)),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  })
  return data
}
