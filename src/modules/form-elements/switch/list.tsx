import { Switch } from '@mui/material'
import { useId, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from './list.module.css'

const notices = ['mentions', 'orders', 'digest'] as const

export function List() {
  const t = useTexts('form-elements')
  const id = useId()
  const [isOn, setOn] = useState({ mentions: true, orders: true, digest: false })
  return (
    <ul className={styles.list}>
      {notices.map((notice) => (
        <li key={notice}>
          <label className="row justify-between gap-6 padding-block-3 pointer" htmlFor={`${id}${notice}-input`}>
            <span className="grid gap-half">
              <span id={`${id}${notice}`} className="medium">
                {t(`switches.${notice}`)}
              </span>
              <span id={`${id}${notice}-hint`} className="text-quiet text-13">
                {t(`switches.${notice}Hint`)}
              </span>
            </span>
            <Switch
              edge="end"
              checked={isOn[notice]}
              onChange={(_event, checked) => setOn({ ...isOn, [notice]: checked })}
              slotProps={{
                input: {
                  id: `${id}${notice}-input`,
                  'aria-labelledby': `${id}${notice}`,
                  'aria-describedby': `${id}${notice}-hint`,
                },
              }}
            />
          </label>
        </li>
      ))}
    </ul>
  )
}
