import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, lazy, Suspense } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useIsNext, usePaneFocus } from '#platform/ui/panes/use-pane-focus.ts'
import { ErrorBoundary } from '#platform/ui/states/error-boundary.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { commandKeys } from '#platform/web/shortcuts/own-keys.ts'
import { useScreenTitle } from '#platform/web/navigation/screen-title.ts'
import { formatName } from '../contact-name.ts'
import { api } from '../contacts-client.ts'
import { type Contact, contacts } from '../contract.ts'
import type { ContactActions } from '../use-contact-actions.ts'
import { useContactsView } from '../use-contacts-view.ts'
import { useRights } from '../use-rights.ts'
import { DetailHead } from './detail-head.tsx'
import styles from './detail-pane.module.css'
import { DetailSkeleton } from './detail-skeleton.tsx'
import { loadCard } from './load-card.ts'

const ContactCard = lazy(async () => ({ default: (await loadCard()).ContactCard }))
const ContactForm = lazy(async () => ({ default: (await import('../edit/contact-form.tsx')).ContactForm }))

/** The open contact, to read or to edit, or a blank one. */
export function DetailPane({ actions }: { actions: ContactActions }) {
  const t = useTexts('contacts')
  const { view } = useContactsView()
  const { contact } = view
  const isNew = contact === 'new'
  const isNext = useIsNext(contact)
  return (
    <section className={styles.pane} aria-label={isNew ? t('new') : t('detail')}>
      {contact === 'new' && <NewContact />}
      {typeof contact === 'number' && <OpenContact key={contact} id={contact} actions={actions} isNext={isNext} />}
    </section>
  )
}

function NewContact() {
  const t = useTexts('contacts')
  const rights = useRights()
  useScreenTitle(t('new'))
  return (
    <>
      <DetailHead title={t('new')} />
      {rights.create ? (
        <Suspense fallback={<DetailSkeleton />}>
          <ContactForm />
        </Suspense>
      ) : (
        <p className="padding-6 text-quiet">{t('notAllowed.create')}</p>
      )}
    </>
  )
}

interface OpenContactProps {
  id: number
  actions: ContactActions
  /** Whether another contact was open before. */
  isNext: boolean
}

function OpenContact({ id, actions, isNext: hasNext }: OpenContactProps) {
  const t = useTexts('contacts')
  const { view, edit, close } = useContactsView()
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery({
    ...api.show.query({ params: { id } }),
    placeholderData: () => cachedContact(queries.getQueriesData<Page>({ queryKey: [contacts.name, 'list page'] }), id),
  })
  const rights = useRights(data)
  useScreenTitle(data && formatName(data))
  const isEditing = Boolean(view.edit) && rights.update && data?.deleted === false
  const pane = usePaneFocus<HTMLDivElement>({ isOpen: Boolean(data ?? error), hasNext, isEditing })

  if (error && !data)
    return (
      <div ref={pane} className={styles.inner} role="group" aria-label={t('detail')} tabIndex={-1}>
        <DetailHead />
        <ErrorState error={error} onRetry={() => void refetch()} small />
      </div>
    )
  if (!data)
    return (
      <div className={styles.inner} aria-busy>
        <DetailHead />
        <DetailSkeleton />
      </div>
    )
  const onKeyDown = ({ key, target, nativeEvent }: KeyboardEvent) => {
    if (target instanceof Element && target.closest('dialog')) return
    if (key === 'Escape') close()
    else if (commandKeys(nativeEvent) === 'e' && rights.update && !data.deleted) edit(data.id)
  }
  return (
    <div
      ref={pane}
      className={styles.inner}
      role="group"
      aria-label={formatName(data)}
      tabIndex={-1}
      onKeyDown={isEditing ? undefined : onKeyDown}
    >
      <DetailHead contact={data} isEditing={isEditing} actions={actions} />
      <ErrorBoundary>
        <Suspense fallback={<DetailSkeleton />}>
          {isEditing ? <ContactForm contact={data} /> : <ContactCard contact={data} actions={actions} />}
        </Suspense>
      </ErrorBoundary>
    </div>
  )
}

interface Page {
  items: readonly Contact[]
}

/** The contact as in a list, until the server answers. */
const cachedContact = (pages: readonly (readonly [unknown, Page | undefined])[], id: number) =>
  pages.flatMap(([, page]) => page?.items ?? []).find((contact) => contact.id === id)
