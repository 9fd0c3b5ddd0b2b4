import { useEffect } from 'react'

/** Sets the page's title while it is printed, since browsers propose it as the name of a PDF. */
export function useFileName(name: string | undefined) {
  useEffect(() => {
    if (name === undefined) return
    let title = ''
    const before = () => {
      title = document.title
      document.title = name
    }
    const after = () => {
      document.title = title
    }
    addEventListener('beforeprint', before)
    addEventListener('afterprint', after)
    return () => {
      removeEventListener('beforeprint', before)
      removeEventListener('afterprint', after)
    }
  }, [name])
}
