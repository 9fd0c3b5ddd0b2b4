import { IconPhoto } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { useId, useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { AvatarChoices } from '#platform/ui/people/avatar-choices.tsx'
import { formatName } from '../contact-name.ts'
import type { FormValues } from './form-values.ts'

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
      <AvatarChoices
        id={id}
        label={t('picture.choose')}
        getLabel={(number) => t('picture.number', { number })}
        initialsLabel={t('picture.none')}
        isOpen={isOpen}
        name={name}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
    </div>
  )
}
