import { IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react'
import { Button, Checkbox, Dialog, DialogActions, DialogContent, DialogTitle, FormControlLabel } from '@mui/material'
import { useId, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import dialog from '../account/account-dialog.module.css'
import styles from './codes-dialog.module.css'
import { useRecoveryCodeActions } from './use-recovery-code-actions.ts'

interface CodesDialogProps {
  codes: readonly string[]
  email: string
  onClose: () => void
}

/** The recovery codes, shown only once; closes when the user confirms having stored them. */
export function CodesDialog({ codes, email, onClose }: CodesDialogProps) {
  const t = useTexts('auth')
  const id = useId()
  const { head, save, copy } = useRecoveryCodeActions(codes, email)
  const [isSaved, setSaved] = useState(false)

  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={id} className={styles.dialog}>
      <DialogTitle id={id}>{t('account.codes.title')}</DialogTitle>
      <DialogContent className={dialog.content}>
        <p className="text-quiet">{t('account.codes.text')}</p>
        <p className={styles.printed}>{head}</p>
        <ul className={styles.codes} dir="ltr">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <div className={styles.tools} data-print="none">
          <Button color="secondary" startIcon={<IconDownload aria-hidden />} onClick={save}>
            {t('account.codes.download')}
          </Button>
          <Button color="secondary" startIcon={<IconPrinter aria-hidden />} onClick={() => window.print()}>
            {t('account.codes.print')}
          </Button>
          <Button color="secondary" startIcon={<IconCopy aria-hidden />} onClick={() => void copy()}>
            {t('account.codes.copy')}
          </Button>
        </div>
        <FormControlLabel
          data-print="none"
          control={<Checkbox checked={isSaved} onChange={(_event, checked) => setSaved(checked)} />}
          label={t('account.codes.kept')}
        />
      </DialogContent>
      <DialogActions data-print="none">
        <Button variant="contained" disabled={!isSaved} onClick={onClose}>
          {t('account.codes.done')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
