import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTextDraft } from '#platform/web/drafts/use-local-draft.ts'
import type { Profile } from '../contract-people.ts'
import { people } from '../people-client.ts'
import { changesOf, type ProfileValues, valuesOf, validateProfile } from './edit-values.ts'

/** The values of a profile while they are edited. */
export function useProfileDraft(profile: Profile) {
  const [initial] = useState(() => valuesOf(profile))
  const [about, setAbout] = useTextDraft(`social.about.${profile.id}`, initial.about)
  const [others, setOthers] = useState(initial)
  const [isSubmitted, setSubmitted] = useState(false)
  const { mutateAsync: edit, isPending: isSaving } = useMutation(people.edit.mutation())
  const values = { ...others, about }
  const wrong = validateProfile(values)

  return {
    values,
    set({ about: written, ...changes }: Partial<ProfileValues>) {
      if (written !== undefined) setAbout(written)
      setOthers((now) => ({ ...now, ...changes }))
    },
    isChanged: JSON.stringify(values) !== JSON.stringify(initial),
    /** Errors by field, empty until the user has tried to save. */
    wrong: isSubmitted ? wrong : {},
    isSaving,
    /** Resolves to whether the profile was saved. */
    async save() {
      setSubmitted(true)
      if (Object.keys(wrong).length > 0 || isSaving) return false
      try {
        await edit({ params: { id: profile.id }, body: changesOf(values) })
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
