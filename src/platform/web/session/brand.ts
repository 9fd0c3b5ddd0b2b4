import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { brand } from '#platform/contracts/brand.ts'
import { offeredLanguage } from '#platform/i18n/languages.ts'
import { client } from '#platform/web/api/client.ts'
import { useFile } from '#platform/web/api/use-file-url.ts'
import { settings } from '#platform/web/settings/settings.ts'
import { brandKey } from './workspace.ts'

const api = client(brand)

/**
 * Loads name and logo for visitors who are not signed in; `useWorkspace` then returns them. A visitor who has not
 * chosen a language gets that of the workspace.
 */
export function useBrand() {
  const { data } = useQuery({
    queryKey: brandKey,
    queryFn: () => api.show.send(),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const language = data && offeredLanguage(data.language)
  useEffect(() => {
    if (language && language !== settings.get().isLanguage && !settings.stored()) void settings.setLanguage(language)
  }, [language])
}

/** URL of an uploaded logo for an `<img>`; undefined while loading. */
export const useLogoUrl = (file: string) => useFile(() => api.logo.send({ params: { file } }), [file]).url
