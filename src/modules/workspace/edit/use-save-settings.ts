import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changedFields } from '#platform/fields/changed-fields.ts'
import { Failure } from '#platform/errors/failure.ts'
import type { WorkspaceSettings } from '../contract.ts'
import { api } from '../workspace-client.ts'
import { type FormValues, toFormValues } from './settings-form.ts'

/**
 * Saves the fields changed since the form was opened. If another user saved meanwhile, shows that first; a second save
 * keeps their values in all fields not changed here.
 */
export function useSaveSettings(settings: WorkspaceSettings) {
  const queries = useQueryClient()
  // Another user's change must not replace the current input.
  const [base, setBase] = useState(settings)
  const [others, setOthers] = useState<WorkspaceSettings>()
  const { mutateAsync: edit } = useMutation(api.edit.mutation({ quiet: true }))
  const begin = (from: WorkspaceSettings) => {
    setBase(from)
    setOthers(undefined)
  }
  const save = async (values: FormValues) => {
    const { logo, ...changed } = changedFields(toFormValues(base), values)
    const body = {
      ...changed,
      ...(logo !== undefined && { logo: logo?.id ?? null }),
      version: (others ?? base).version,
    }
    try {
      const saved = await edit({ body })
      begin(saved)
      return saved
    } catch (error) {
      if (error instanceof Failure && error.status === 409)
        setOthers(await queries.fetchQuery({ ...api.show.query(), staleTime: 0 }))
      throw error
    }
  }
  return { base, others, begin, save }
}
