import { useController, useWatch } from 'react-hook-form'
import { PictureField } from '#platform/ui/picture-field/picture-field.tsx'
import { formatName } from '../contact-name.ts'
import type { FormValues } from './form-values.ts'

/** The contact's picture. */
export function ContactPicture() {
  const { field } = useController<FormValues, 'image'>({ name: 'image' })
  const [firstname, lastname] = useWatch<FormValues, ['firstname', 'lastname']>({ name: ['firstname', 'lastname'] })
  return <PictureField name={formatName({ firstname, lastname })} value={field.value} onChange={field.onChange} />
}
