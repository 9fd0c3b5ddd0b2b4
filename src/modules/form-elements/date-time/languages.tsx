import { useState } from 'react'
import { getFormats } from '#platform/i18n/formats.ts'
import { languages, offeredLanguages } from '#platform/i18n/languages.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { DateTimeField } from '#platform/ui/dates/date-time-field.tsx'
import styles from '../page/stage.module.css'
import table from './languages.module.css'

export function Languages() {
  const t = useTexts('form-elements')
  const [moment, setMoment] = useState<string | null>('2026-03-05T16:05')
  return (
    <div className="grid gap-5">
      <div className={styles.stack}>
        <DateTimeField label={t('dates.meeting')} value={moment} onChange={setMoment} />
      </div>
      <table className={table.table}>
        <caption className="visually-hidden">{t('dates.inEach')}</caption>
        <tbody>
          {offeredLanguages.map((code) => (
            <tr key={code}>
              <th scope="row" lang={languages[code].tag} dir="auto">
                {languages[code].name}
              </th>
              <td lang={languages[code].tag} dir={languages[code].direction}>
                {moment ? getFormats(code).dateTime(moment) : '—'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
