import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { useScreenTitle } from '#platform/web/screen-title.ts'
import { nameOf } from '../contact-name.ts'
import { api } from '../contacts-client.ts'
import { type Contact, contacts } from '../contract.ts'
import type { ContactActions } from '../use-contact-actions.ts'
import { useContactsView } from '../use-contacts-view.ts'
import { useRights } from '../use-rights.ts'
import { ContactCard } from './contact-card.tsx'
import { DetailHead } from './detail-head.tsx'
import styles from './detail-pane.module.css'
import { DetailSkeleton } from './detail-skeleton.tsx'

const ContactForm = lazy(async () => ({ default: (await import('../edit/contact-form.tsx')).ContactForm }))

/** The open contact, to read or to edit, or a blank one. */
export function DetailPane({ actions }: { actions: ContactActions }) {
  const t = useTexts('contacts')
  const { view } = useContactsView()
  const { contact } = view
  const isNew = contact === 'new'
  return (
    <section className={styles.pane} aria-label={isNew ? t('new') : t('detail')}>
      {contact === 'new' && <NewContact />}
      {typeof contact === 'number' && <OpenContact key={contact} id={contact} actions={actions} />}
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
        <p className={styles.note}>{t('notAllowed.create')}</p>
      )}
    </>
  )
}

function OpenContact({ id, actions }: { id: number; actions: ContactActions }) {
  const { view } = useContactsView()
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery({
    ...api.show.query({ params: { id } }),
    placeholderData: () => cachedContact(queries.getQueriesData<Page>({ queryKey: [contacts.name, 'list page'] }), id),
  })
  const rights = useRights(data)
  useScreenTitle(data && nameOf(data))
  const pane = useFocusOnOpening(Boolean(data ?? error))

  if (error && !data)
    return (
      <div ref={pane} className={styles.inner} tabIndex={-1}>
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
  const isEditing = Boolean(view.edit) && rights.update && !data.deleted
  return (
    <div ref={pane} className={styles.inner} tabIndex={-1}>
      <DetailHead contact={data} isEditing={isEditing} actions={actions} />
      {isEditing ? (
        <Suspense fallback={<DetailSkeleton />}>
          <ContactForm contact={data} />
        </Suspense>
      ) : (
        <ContactCard contact={data} actions={actions} />
      )}
    </div>
  )
}

/** What is opened on a screen that stood there already takes the focus; a page that starts with it keeps its own. */
function useFocusOnOpening(isThere: boolean) {
  const pane = useRef<HTMLDivElement>(null)
  const isDone = useRef(false)
  useEffect(() => {
    if (!isThere || isDone.current) return
    isDone.current = true
    const { activeElement } = document
    if (activeElement?.closest('[role="grid"], [data-opens-contact]')) pane.current?.focus({ preventScroll: true })
  }, [isThere])
  return pane
}

interface Page {
  items: readonly Contact[]
}

/** The contact as some list already shows it, until the server has said more. */
const cachedContact = (pages: readonly (readonly [unknown, Page | undefined])[], id: number) =>
  pages.flatMap(([, page]) => page?.items ?? []).find((contact) => contact.id === id)
