import { useMutation, useQueryClient } from '@tanstack/react-query'
import { withoutUndefined } from '#platform/records/without-undefined.ts'
import type { Preferences } from '../contract.ts'
import { notifications } from '../contract.ts'
import { api } from '../notifications-client.ts'

const key = api.preferences.query().queryKey

const isSame = (one: Preferences['choices'][number], other: Preferences['choices'][number]) =>
  one.topic === other.topic && one.kind === other.kind

/** Saves preferences with an optimistic update. */
export function usePrefer() {
  const queries = useQueryClient()
  return useMutation({
    // Serialised, so that the last choice wins.
    scope: { id: notifications.name },
    ...api.prefer.mutation(),
    onMutate: async ({ body: { choices = [], ...changes } }) => {
      await queries.cancelQueries({ queryKey: key })
      const before = queries.getQueryData<Preferences>(key)
      if (before)
        queries.setQueryData<Preferences>(key, {
          ...before,
          ...withoutUndefined(changes),
          choices: before.choices.map((one) => choices.find((changed) => isSame(changed, one)) ?? one),
        })
      return before
    },
    onError: (_error, _input, before) => queries.setQueryData(key, before),
  })
}
