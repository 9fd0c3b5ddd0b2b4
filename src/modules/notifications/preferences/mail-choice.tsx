import { FormControlLabel, MenuItem, Radio, RadioGroup, TextField } from '@mui/material'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { mailings, type Preferences } from '../contract.ts'
import styles from './mail-choice.module.css'
import { usePrefer } from './use-prefer.ts'

const getLocalTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone
const hours = Array.from({ length: 24 }, (_, hour) => hour)
const toHourToday = (hour: number) => new Date(2026, 0, 1, hour).getTime()

/** Frequency of emails. The hour refers to the time zone of the last choice. */
export function MailChoice({ preferences: { mail, hour, timeZone } }: { preferences: Preferences }) {
  const t = useTexts('notifications')
  const format = useFormats()
  const { mutate: prefer } = usePrefer()
  return (
    <Card title={t('preferences.mail')}>
      <RadioGroup
        aria-label={t('preferences.mail')}
        value={mail}
        onChange={(_, chosen) => {
          const next = mailings.find((one) => one === chosen)
          if (next) prefer({ body: { mail: next, timeZone: getLocalTimeZone() } })
        }}
      >
        {mailings.map((one) => (
          <FormControlLabel
            key={one}
            className={styles.choice ?? ''}
            value={one}
            control={<Radio />}
            label={
              <span className={styles.words}>
                <span>{t(`preferences.mailings.${one}`)}</span>
                <span className="text-quiet text-13">{t(`preferences.mailings.${one}Text`)}</span>
              </span>
            }
          />
        ))}
      </RadioGroup>
      {mail === 'daily' && (
        <TextField
          select
          className={styles.hour ?? ''}
          size="small"
          label={t('preferences.hour')}
          helperText={t('preferences.zone', { zone: timeZone.replaceAll('_', ' ') })}
          value={hour}
          onChange={(event) => prefer({ body: { hour: Number(event.target.value), timeZone: getLocalTimeZone() } })}
        >
          {hours.map((one) => (
            <MenuItem key={one} value={one}>
              {format.time(toHourToday(one))}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Card>
  )
}
