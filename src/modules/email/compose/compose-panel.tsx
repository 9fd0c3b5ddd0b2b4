import { IconArrowsDiagonal, IconArrowsDiagonalMinimize2, IconMinus, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { SkeletonText } from '#platform/ui/states/skeleton.tsx'
import { api } from '../email-client.ts'
import { useEmailView } from '../use-email-view.ts'
import styles from './compose-panel.module.css'
import { Composer } from './composer.tsx'
import { readAddresses } from './read-addresses.ts'

/** The draft named in the URL, in a panel below the list or, in a small window, on the full screen. */
export function ComposePanel() {
  const { view, setView } = useEmailView()
  const { compose } = view
  // A new message gets its id while it is written; the composer must not remount then.
  const [newMessage, setNewMessage] = useState<{ key: number; shownCompose: typeof compose; id?: number }>({
    key: 0,
    shownCompose: compose,
  })
  if (newMessage.shownCompose !== compose) {
    setNewMessage(
      compose === 'new' ? { key: newMessage.key + 1, shownCompose: compose } : { ...newMessage, shownCompose: compose },
    )
  }
  const isNewMessage = compose === 'new' || newMessage.id === compose
  // Another window saved the draft first, so this text became a separate draft; its form must not remount either.
  const [copy, setCopy] = useState<{ id: number; of: number }>()
  const close = () => setView({ compose: undefined, to: undefined })
  if (compose === undefined) return null
  return (
    <Panel
      onClose={close}
      key={isNewMessage ? `new ${newMessage.key}` : `draft ${copy?.id === compose ? copy.of : compose}`}
    >
      {isNewMessage ? (
        <NewMessage
          to={view.to}
          onStored={(id) => {
            setNewMessage({ ...newMessage, id })
            setView({ compose: id, to: undefined }, { replace: true })
          }}
          onClose={close}
        />
      ) : (
        <SavedMessage
          id={compose}
          onCopied={(id) => {
            setCopy({ id, of: copy?.id === compose ? copy.of : compose })
            setView({ compose: id }, { replace: true })
          }}
          onClose={close}
        />
      )}
    </Panel>
  )
}

function Panel({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const t = useTexts('email')
  const [size, setSize] = useState<'small' | 'normal' | 'large'>('normal')
  const icon = { size: 18, 'aria-hidden': true }
  return (
    <section
      className={styles.panel}
      role="dialog"
      aria-label={t('compose.new')}
      data-size={size}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.stopPropagation()
        onClose()
      }}
    >
      <header className={styles.head}>
        <h2 className="flex-1 text-14 semibold">{t('compose.new')}</h2>
        <span className={styles.sizes}>
          <IconAction
            label={t(size === 'small' ? 'compose.restore' : 'compose.minimise')}
            icon={<IconMinus {...icon} />}
            onClick={() => setSize(size === 'small' ? 'normal' : 'small')}
          />
          <IconAction
            label={t(size === 'large' ? 'compose.restore' : 'compose.maximise')}
            icon={size === 'large' ? <IconArrowsDiagonalMinimize2 {...icon} /> : <IconArrowsDiagonal {...icon} />}
            onClick={() => setSize(size === 'large' ? 'normal' : 'large')}
          />
        </span>
        <IconAction label={t('compose.close')} icon={<IconX {...icon} />} onClick={onClose} />
      </header>
      <div className="column flex-1 min-block-0" hidden={size === 'small'}>
        {children}
      </div>
    </section>
  )
}

interface MessageProps {
  onClose: () => void
}

function NewMessage({
  to,
  onStored,
  onClose,
}: MessageProps & { to: string | undefined; onStored: (id: number) => void }) {
  const { data: settings } = useQuery(api.settings.query())
  const [first] = useState(() => ({
    to: readAddresses(to ?? '')
      .filter(({ isBroken }) => !isBroken)
      .map(({ name, email }) => ({ name, email })),
  }))
  if (!settings) return <Waiting />
  const body = settings.signature === '' ? '' : `<p></p>${settings.signature}`
  return (
    <Composer
      isFocused
      first={{ ...first, body }}
      signature={settings.signature}
      onStored={onStored}
      onDiscarded={onClose}
    />
  )
}

function SavedMessage({ id, onCopied, onClose }: MessageProps & { id: number; onCopied: (id: number) => void }) {
  const t = useTexts('email')
  const { data, error, refetch } = useQuery(api.show.query({ params: { id } }))
  const { data: settings } = useQuery(api.settings.query())
  if (error && !data) return <ErrorState small error={error} onRetry={() => void refetch()} />
  if (!data || !settings) return <Waiting />
  if (data.state !== 'draft') return <p className="padding-6">{t('compose.sentAlready')}</p>
  return (
    <Composer
      isFocused
      draft={data}
      signature={settings.signature}
      onStored={(storedId) => storedId !== id && onCopied(storedId)}
      onDiscarded={onClose}
    />
  )
}

const Waiting = () => (
  <div className="padding-6">
    <SkeletonText lines={8} />
  </div>
)
