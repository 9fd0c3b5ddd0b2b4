import { useId } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { settings, useSetting } from '#platform/web/settings/settings.ts'
import styles from './single-key-switch.module.css'
import './texts.ts'

/** Turns off shortcuts without Ctrl or ⌘, for users of speech input or prone to accidental key presses. */
export function SingleKeySwitch() {
  const t = useTexts('shortcuts')
  const id = useId()
  const isOn = useSetting('isShortcuts')
  return (
    <div data-print="none">
      <label className="row gap-2 min-hit-size medium pointer">
        <input
          type="checkbox"
          role="switch"
          className={styles.switch}
          aria-describedby={id}
          checked={isOn}
          aria-checked={isOn}
          onChange={(event) => settings.setShortcuts(event.target.checked)}
        />
        {t('single')}
      </label>
      <p id={id} className="text-quiet text-12">
        {t('singleText')}
      </p>
    </div>
  )
}
