import { Button } from '@mui/material'
import { IconDownload } from '@tabler/icons-react'
import { useId } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { saveFile } from '#platform/web/api/save-file.ts'
import { settings } from '#platform/web/settings/settings.ts'
import { brandFile } from './brand-file.ts'

/** Downloads the current look as a project file, to make it the default for all users. */
export function SaveLook() {
  const t = useTexts('customiser')
  const hint = useId()
  const save = async () =>
    saveFile({ name: 'brand.config.ts', blob: new Blob([await brandFile(settings.get())], { type: 'text/plain' }) })
  return (
    <div>
      <Button
        variant="outlined"
        startIcon={<IconDownload size={18} aria-hidden />}
        aria-describedby={hint}
        onClick={save}
      >
        {t('file.action')}
      </Button>
      <p id={hint} className="margin-block-start-2 text-quiet text-13">
        {t('file.hint')}
      </p>
    </div>
  )
}
