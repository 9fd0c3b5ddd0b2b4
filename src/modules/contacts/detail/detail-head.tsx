import { IconArrowLeft, IconPencil, IconRestore, IconStar, IconStarFilled, IconTrash, IconX } from '@tabler/icons-react'
import { IconButton } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { PurgeDialog } from '#platform/ui/records/purge-dialog.tsx'
import { IconAction } from '#platform/ui/icon-action.tsx'
import panes from '#platform/ui/panes/panes.module.css'
import { formatName } from '../contact-name.ts'
import type { Contact } from '../contract.ts'
import type { ContactActions } from '../use-contact-actions.ts'
import { useContactsView } from '../use-contacts-view.ts'
import { useRights } from '../use-rights.ts'
import styles from './detail-pane.module.css'

interface DetailHeadProps {
  title?: string
  contact?: Contact
  isEditing?: boolean
  actions?: ContactActions
}

/** The title of the pane, and the actions that the user may take on the open contact. */
export function DetailHead({ title, contact, isEditing = false, actions }: DetailHeadProps) {
  const t = useTexts('contacts')
  const { close } = useContactsView()
  return (
    <header className={styles.head}>
      <IconButton className={panes.backButton} aria-label={t('back')} onClick={close}>
        <IconArrowLeft size={20} aria-hidden className="mirrored" />
      </IconButton>
      {(title || isEditing) && <h2 className="min-inline-0 truncate">{title ?? t('editing')}</h2>}
      <span className="flex-1" />
      {contact && actions && !isEditing && !contact.deleted && <Actions contact={contact} actions={actions} />}
      {contact?.deleted && actions && <TrashedActions contact={contact} actions={actions} />}
      <span className={panes.close}>
        <IconAction label={t('close')} icon={<IconX size={18} aria-hidden />} onClick={close} />
      </span>
    </header>
  )
}

interface ActionsProps {
  contact: Contact
  actions: ContactActions
}

function Actions({ contact, actions }: ActionsProps) {
  const t = useTexts('contacts')
  const rights = useRights(contact)
  const { edit, close } = useContactsView()
  const trash = () => {
    close()
    actions.trash(contact)
  }
  return (
    <>
      {rights.update && (
        <>
          <IconButton
            aria-label={t('star', { name: formatName(contact) })}
            aria-pressed={contact.starred}
            className={styles.star}
            onClick={() => actions.star(contact)}
          >
            {contact.starred ? <IconStarFilled size={18} aria-hidden /> : <IconStar size={18} aria-hidden />}
          </IconButton>
          <IconAction label={t('edit')} icon={<IconPencil size={18} aria-hidden />} onClick={() => edit(contact.id)} />
        </>
      )}
      {rights.remove && <IconAction label={t('delete')} icon={<IconTrash size={18} aria-hidden />} onClick={trash} />}
    </>
  )
}

function TrashedActions({ contact, actions }: ActionsProps) {
  const t = useTexts('contacts')
  const rights = useRights(contact)
  const { close } = useContactsView()
  const [isAsking, setAsking] = useState(false)
  const afterClosing = (action: (contact: Contact) => void) => () => {
    close()
    action(contact)
  }
  return (
    <>
      {rights.update && (
        <IconAction
          label={t('restore')}
          icon={<IconRestore size={18} aria-hidden />}
          onClick={afterClosing(actions.restore)}
        />
      )}
      {rights.remove && (
        <IconAction label={t('purge')} icon={<IconTrash size={18} aria-hidden />} onClick={() => setAsking(true)} />
      )}
      {isAsking && (
        <PurgeDialog
          name={formatName(contact)}
          onConfirm={afterClosing(actions.purge)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
