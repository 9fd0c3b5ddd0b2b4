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

/** The name of an invoice's file, without characters that file systems refuse. */
export const getFileName = ({ number, billTo }: { number: string; billTo: string }) =>
  `${number} ${billTo}`
    .replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
