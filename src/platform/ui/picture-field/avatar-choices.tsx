import { useId } from 'react'
import { Avatar } from '#platform/ui/avatar.tsx'
import styles from './avatar-choices.module.css'

/** The drawn avatars of the application. */
const drawnAvatars = Array.from({ length: 72 }, (_, index) => {
  const number = index + 1
  return { number, source: `/pictures/avatars/${String(number).padStart(2, '0')}.svg` }
})

interface AvatarChoicesProps {
  id: string
  label: string
  getLabel: (number: number) => string
  isOpen: boolean
  /** Source of the initials. */
  name: string
  value: string
  onChange: (source: string) => void
}

/** The drawn avatars as radio buttons, below the button that shows them. */
export function AvatarChoices(props: AvatarChoicesProps) {
  const { id, label, getLabel, isOpen, name, value, onChange } = props
  const group = useId()
  return (
    <fieldset id={id} className={styles.choices} hidden={!isOpen}>
      <legend className="visually-hidden">{label}</legend>
      {isOpen &&
        drawnAvatars.map(({ number, source }) => (
          <label key={source} className={styles.choice}>
            <input
              type="radio"
              name={group}
              className="visually-hidden"
              aria-label={getLabel(number)}
              checked={value === source}
              onChange={() => onChange(source)}
            />
            <Avatar name={name} src={source} size={48} />
          </label>
        ))}
    </fieldset>
  )
}
