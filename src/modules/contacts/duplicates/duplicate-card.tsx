import { IconArrowMerge } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { formatName } from '../contact-name.ts'
import { linkTo } from '../contacts-view.ts'
import type { DuplicateGroup } from '../contract.ts'
import { useContactsView } from '../use-contacts-view.ts'
import { useRights } from '../use-rights.ts'
import styles from './duplicates-pane.module.css'

export function DuplicateCard({
  group: { reason, contacts },
  onMerge,
}: {
  group: DuplicateGroup
  onMerge: () => void
}) {
  const t = useTexts('contacts')
  const rights = useRights()
  const { view } = useContactsView()
  return (
    <li className="min-inline-0 padding-3-4 border rounded">
      <header className="row wrap justify-between gap-2 margin-block-end-2">
        <span className="text-quiet text-13 medium">{t(`duplicates.${reason}`)}</span>
        {rights.update && rights.remove && (
          <Button
            size="small"
            variant="outlined"
            color="secondary"
            startIcon={<IconArrowMerge aria-hidden />}
            onClick={onMerge}
          >
            {t('duplicates.merge')}
          </Button>
        )}
      </header>
      <ul className={styles.people} data-opens-record>
        {contacts.map((contact) => (
          <li key={contact.id}>
            <Link className={styles.person} to={linkTo(view, { contact: contact.id, edit: undefined })}>
              <Avatar name={formatName(contact)} src={contact.image} size={36} />
              <span className="grid min-inline-0">
                <span className={styles.name}>{formatName(contact)}</span>
                <span className={styles.what}>
                  <bdi>{contact.email || contact.phone || contact.company}</bdi>
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </li>
  )
}
