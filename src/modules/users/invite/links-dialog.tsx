import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { IconCopy } from '@tabler/icons-react'
import { useId } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { useCopyText } from '#platform/ui/toasts/use-copy-text.ts'
import { useDelivery } from '#platform/web/session/use-delivery.ts'
import styles from './links-dialog.module.css'
import { type OwnLink, ownLinks } from './own-links.ts'

const close = () => ownLinks.set([])

/** Links of invitations and resets, to be handed over where no emails are sent. */
export function LinksDialog() {
  const t = useTexts('users')
  const id = useId()
  const delivery = useDelivery()
  const links = ownLinks.useValue()
  if (links.length === 0) return null
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={close}>
      <DialogTitle id={id}>{t('links.title')}</DialogTitle>
      <DialogContent className="grid one-column gap-4">
        <p>{t(delivery === 'sample' ? 'links.sample' : 'links.none')}</p>
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link.link}>
              <LinkRow {...link} />
            </li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={close}>
          {t('links.done')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function LinkRow({ name, email, link }: OwnLink) {
  const t = useTexts('users')
  const copy = useCopyText()
  return (
    <>
      <p>
        <bdi className="semibold">{name}</bdi> <bdi className="text-quiet">{email}</bdi>
      </p>
      <div className="row gap-1">
        <input
          className={styles.address}
          dir="ltr"
          readOnly
          aria-label={t('links.of', { name })}
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
        <IconAction
          label={t('links.copy', { name })}
          icon={<IconCopy size={18} aria-hidden />}
          onClick={() => void copy(link, { done: t('links.copied', { name }) })}
        />
      </div>
    </>
  )
}
