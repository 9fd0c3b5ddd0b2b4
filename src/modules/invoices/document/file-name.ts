import { useEffect } from 'react'

/** While it is printed, the page is called what the file should be: browsers offer the title as a PDF's name. */
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

/** What a file of this invoice is called: nothing that a file system could stumble over. */
export const fileNameOf = ({ number, billTo }: { number: string; billTo: string }) =>
  `${number} ${billTo}`
    .replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
