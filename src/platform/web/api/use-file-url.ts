import { useQuery } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'

/** An address for what is in memory, good for as long as somebody shows it. */
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

/** A file for an `<img>`, with what went wrong on the way. The key says which file it is; a file never changes. */
export function useFile(load: () => Promise<{ blob: Blob }>, key: readonly unknown[]) {
  const { data, error } = useQuery({
    queryKey: ['file', ...key],
    queryFn: load,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return { url: useObjectUrl(data?.blob), error }
}

/** The address of a file for an `<img>`, undefined until it is there: no runtime promises that files have addresses. */
export const useFileUrl = (load: () => Promise<{ blob: Blob }>, key: readonly unknown[]) => useFile(load, key).url
