import { useState } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { saveFile } from '#platform/web/api/save-file.ts'
import { useWorkspace } from '#platform/web/session/workspace.ts'
import { useCopy } from './use-copy.ts'

/** Saves, copies and prints recovery codes; `head` names their owner in the file and on paper. */
export function useRecoveryCodeActions(codes: readonly string[], email: string) {
  const t = useTexts('auth')
  const format = useFormats()
  const copy = useCopy()
  const { name: app } = useWorkspace()
  const [made] = useState(() => new Date())
  const head = t('account.codes.of', { app, email, when: format.date(made) })
  return {
    head,
    save() {
      const text = [head, t('account.codes.once'), '', ...codes, ''].join('\n')
      saveFile({ name: t('account.codes.file'), blob: new Blob([text], { type: 'text/plain;charset=utf-8' }) })
    },
    copy: () => copy(codes.join('\n')),
  }
}
