import { IconPhoto } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { useId, useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { formatName } from '../contact-name.ts'
import styles from './contact-form.module.css'
import type { FormValues } from './form-values.ts'

const pictures = Array.from({ length: 72 }, (_, at) => `/pictures/avatars/${String(at + 1).padStart(2, '0')}.svg`)

/** The picture: a drawn face, or the initials. */
export function PictureField() {
  const t = useTexts('contacts')
  const id = useId()
  const { field } = useController<FormValues, 'image'>({ name: 'image' })
  const [firstname, lastname] = useWatch<FormValues, ['firstname', 'lastname']>({ name: ['firstname', 'lastname'] })
  const [isOpen, setOpen] = useState(false)
  const name = formatName({ firstname, lastname }) || '?'
  return (
    <div className="row wrap gap-4">
      <Avatar name={name} src={field.value} size={72} />
      <Button
        variant="outlined"
        color="secondary"
        size="small"
        startIcon={<IconPhoto aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t('picture.choose')}
      </Button>
      <fieldset id={id} className={styles.pictures} hidden={!isOpen}>
        <legend className="visually-hidden">{t('picture.choose')}</legend>
        {isOpen &&
          ['', ...pictures].map((picture, at) => (
            <label key={picture} className={styles.choice}>
              <input
                type="radio"
                name={field.name}
                className="visually-hidden"
                aria-label={picture ? t('picture.number', { number: at }) : t('picture.none')}
                checked={field.value === picture}
                onChange={() => field.onChange(picture)}
                onBlur={field.onBlur}
              />
              <Avatar name={name} src={picture} size={48} />
            </label>
          ))}
      </fieldset>
    </div>
  )
}
