import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { isSameJson } from '#platform/fields/same-json.ts'
import { useTextDraft } from '#platform/web/drafts/use-local-draft.ts'
import type { Profile } from '../contract-people.ts'
import { people } from '../people-client.ts'
import { toChanges, type ProfileValues, toFormValues, validateProfile } from './edit-values.ts'

/** The values of a profile while they are edited. */
export function useProfileDraft(profile: Profile) {
  const [initial] = useState(() => toFormValues(profile))
  const [about, setAbout] = useTextDraft(`social.about.${profile.id}`, initial.about)
  const [fields, setFields] = useState(initial)
  const [isSubmitted, setSubmitted] = useState(false)
  const { mutateAsync: edit, isPending: isSaving } = useMutation(people.edit.mutation())
  const values = { ...fields, about }
  const errors = validateProfile(values)

  return {
    values,
    set({ about: newAbout, ...changes }: Partial<ProfileValues>) {
      if (newAbout !== undefined) setAbout(newAbout)
      setFields((now) => ({ ...now, ...changes }))
    },
    isChanged: !isSameJson(values, initial),
    /** Errors by field, empty until the user has tried to save. */
    errors: isSubmitted ? errors : {},
    isSaving,
    /** Resolves to whether the profile was saved. */
    async save() {
      setSubmitted(true)
      if (Object.keys(errors).length > 0 || isSaving) return false
      try {
        await edit({ params: { id: profile.id }, body: toChanges(values) })
        return true
      } catch {
        // The application shows the failure; the values stay.
        return false
      }
    },
    forget: () => setAbout(initial.about),
  }
}
export type ProfileDraft = ReturnType<typeof useProfileDraft>
