import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { PlainButton } from '#platform/ui/plain-button.tsx'
import { api, optionsQuery } from '../auth-client.ts'
import { Notice } from '../fields/notice.tsx'
import { MessageView } from './message-view.tsx'
import styles from './read-message.module.css'

/** Sample mode: shows the email that was not delivered. Renders nothing in production. */
export function ReadMessage({ to }: { to: string }) {
  const t = useTexts('auth')
  const dialog = useRef<HTMLDialogElement>(null)
  const { data: options } = useQuery(optionsQuery)
  const isSample = options?.mode === 'sample'
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery({
    ...api.messages.query({ query: { to } }),
    enabled: isOpen,
    staleTime: 0,
    // The server writes the email after its response.
    refetchInterval: ({ state }) => (state.data?.length ? false : 1000),
  })
  if (!isSample) return null
  const open = () => {
    setOpen(true)
    dialog.current?.showModal()
  }
  const [message] = data ?? []
  return (
    <div className="inline-full">
      <Notice tone="info">
        <p>{t('forgot.letter')}</p>
        <button type="button" onClick={open}>
          {t('forgot.read')}
        </button>
      </Notice>
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label={message?.subject ?? t('forgot.noLetter')}
        closedby="any"
        onClose={() => setOpen(false)}
      >
        {message ? <MessageView message={message} /> : <p>{t('forgot.noLetter')}</p>}
        <form method="dialog" className="flex justify-end margin-block-start-4">
          <PlainButton type="submit">{t('forgot.close')}</PlainButton>
        </form>
      </dialog>
    </div>
  )
}
