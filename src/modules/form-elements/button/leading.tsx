import { Button } from '@mui/material'
import { IconUpload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'

export function WithIcon() {
  const t = useTexts('form-elements')
  const format = useFormats()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  return (
    <div className="row wrap gap-3">
      <Button component={Link} to="/forms/form-elements/switch" variant="outlined" color="secondary">
        {t('actions.toSwitches')}
      </Button>
      {/* The button opens the file picker; the input itself is not focusable. */}
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<IconUpload aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {t('actions.chooseFile')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('actions.chooseFile')}
        onChange={({ target }) => setFile(target.files?.[0])}
      />
      {file && (
        <span className="text-quiet text-13">
          <bdi>{file.name}</bdi> · {format.fileSize(file.size)}
        </span>
      )}
    </div>
  )
}
