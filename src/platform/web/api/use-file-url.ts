import { useQuery } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'

/** An object URL, valid while any component uses it. */
function objectUrl(blob: Blob | undefined) {
  let url: string | undefined
  return {
    get: () => url,
    subscribe(listener: () => void) {
      url = blob && URL.createObjectURL(blob)
      listener()
      return () => {
        if (url) URL.revokeObjectURL(url)
        url = undefined
      }
    },
  }
}

function useObjectUrl(blob: Blob | undefined) {
  const store = useMemo(() => objectUrl(blob), [blob])
  return useSyncExternalStore(store.subscribe, store.get, () => undefined)
}

/** Object URL of a file for an `<img>`, with the error of loading. The key identifies the file, which never changes. */
export function useFile(load: () => Promise<{ blob: Blob }>, key: readonly unknown[]) {
  const { data, error } = useQuery({
    queryKey: ['file', ...key],
    queryFn: load,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return { url: useObjectUrl(data?.blob), error }
}

/** URL of a file for an `<img>`, undefined while loading. Needed because files have no URL in the demo. */
export const useFileUrl = (load: () => Promise<{ blob: Blob }>, key: readonly unknown[]) => useFile(load, key).url
