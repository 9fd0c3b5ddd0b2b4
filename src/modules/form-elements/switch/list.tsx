import { Switch } from '@mui/material'
import { useId, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import stage from '../page/stage.module.css'
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
          <label className={styles.row} htmlFor={`${id}${notice}-input`}>
            <span className={styles.words}>
              <span id={`${id}${notice}`} className={styles.name}>
                {t(`switches.${notice}`)}
              </span>
              <span id={`${id}${notice}-hint`} className={stage.hint}>
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
