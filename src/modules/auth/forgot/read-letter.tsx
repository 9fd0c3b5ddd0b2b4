import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { PlainButton } from '#platform/ui/plain-button.tsx'
import { api, optionsQuery } from '../auth-client.ts'
import { Notice } from '../form/notice.tsx'
import { LetterView } from './letter-view.tsx'
import styles from './read-letter.module.css'

/** Sample mode: the letter that was sent nowhere can be read here. Nothing at all in production. */
export function ReadLetter({ to }: { to: string }) {
  const t = useTexts('auth')
  const dialog = useRef<HTMLDialogElement>(null)
  const { data: options } = useQuery(optionsQuery)
  const isSample = options?.mode === 'sample'
  const { data, refetch, isFetching } = useQuery({ ...api.letters.query({ query: { to } }), enabled: false })
  if (!isSample) return null
  const open = async () => {
    await refetch()
    dialog.current?.showModal()
  }
  const [letter] = data ?? []
  return (
    <div className={styles.place}>
      <Notice tone="info">
        <p>{t('forgot.letter')}</p>
        <button type="button" onClick={() => isFetching || void open()}>
          {t('forgot.read')}
        </button>
      </Notice>
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label={letter?.subject ?? t('forgot.noLetter')}
        closedby="any"
      >
        {letter ? <LetterView letter={letter} /> : <p>{t('forgot.noLetter')}</p>}
        <form method="dialog" className={styles.close}>
          <PlainButton type="submit">{t('forgot.close')}</PlainButton>
        </form>
      </dialog>
    </div>
  )
}
