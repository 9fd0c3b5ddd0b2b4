import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { maxInvited } from '../contract.ts'
import type { InviteValues } from './invite-values.ts'
import { type Invited, isAddress, readAddresses } from './read-addresses.ts'

/** The form's list of invited people, without duplicates, and the text that is not yet part of it. */
export function useInvitedPeople() {
  const t = useTexts('users')
  const format = useFormats()
  const [typed, setTyped] = useState('')
  const { field, fieldState } = useController<InviteValues, 'people'>({
    name: 'people',
    rules: {
      validate: (people) => {
        if (people.length === 0) return t('invite.errors.people')
        if (people.length > maxInvited) return t('invite.errors.tooMany', { most: maxInvited })
        const invalid = people.filter(({ email }) => !isAddress(email))
        return (
          invalid.length === 0 || t('invite.errors.wrong', { list: format.list(invalid.map(({ email }) => email)) })
        )
      },
    },
  })
  const set = (all: readonly Invited[]) => {
    field.onChange([...new Map(all.map((one) => [one.email, one])).values()])
    setTyped('')
  }
  return {
    people: field.value,
    set,
    typed,
    setTyped,
    /** Adds the addresses in a text. */
    addText: (text: string) => (text.trim() ? set([...field.value, ...readAddresses(text)]) : setTyped('')),
    onBlur: field.onBlur,
    inputRef: field.ref,
    error: fieldState.error?.message,
  }
}
