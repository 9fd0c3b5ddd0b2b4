import { IconCopy, IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { PlainButton } from '#platform/ui/plain-button.tsx'
import codeStyles from '../account-security/codes-dialog.module.css'
import { useRecoveryCodeActions } from '../account-security/use-recovery-code-actions.ts'
import { Notice } from '../fields/notice.tsx'
import signIn from '../sign-in/sign-in-form.module.css'
import styles from './new-factor.module.css'

interface FirstCodesProps {
  codes: readonly string[]
  email: string
  onSaved: () => unknown
}

/** The recovery codes of a newly set up second factor. */
export function FirstCodes({ codes, email, onSaved }: FirstCodesProps) {
  const t = useTexts('auth')
  const { save, copy } = useRecoveryCodeActions(codes, email)
  const [isSaved, setSaved] = useState(false)
  return (
    <div className="grid gap-4">
      <Notice tone="success">{t('account.factor.enabled')}</Notice>
      <ul className={codeStyles['codes']} dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.tools}>
        <PlainButton onClick={save}>
          <IconDownload size={18} aria-hidden />
          {t('account.codes.download')}
        </PlainButton>
        <PlainButton onClick={() => void copy()}>
          <IconCopy size={18} aria-hidden />
          {t('account.codes.copy')}
        </PlainButton>
      </div>
      <label className={signIn['remembered']}>
        <input type="checkbox" checked={isSaved} onChange={({ target }) => setSaved(target.checked)} />
        {t('account.codes.kept')}
      </label>
      <PlainButton kind="filled" disabled={!isSaved} onClick={() => void onSaved()}>
        {t('twoSteps.goOn')}
      </PlainButton>
    </div>
  )
}
