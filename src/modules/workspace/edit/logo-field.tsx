import { IconPhotoUp, IconX } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { StoredFile } from '#platform/files/stored-file.ts'
import { BrandMark } from '#platform/ui/brand/brand-mark.tsx'
import { AttachButton } from '#platform/ui/files/attach-button.tsx'
import { toUploadError, useUploadErrorText } from '#platform/ui/files/upload-error.ts'
import { useField } from '#platform/ui/form/inputs/use-field.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { uploadFile } from '#platform/web/api/upload.ts'
import { shrinkPicture } from '#platform/web/pictures/shrink-picture.ts'
import { useLogoUrl } from '#platform/web/session/brand.ts'
import styles from './workspace-form.module.css'

/** The logo, with a preview before it is saved. */
export function LogoField() {
  const t = useTexts('workspace')
  const errorText = useUploadErrorText()
  const { value, onChange } = useField('logo', t('fields.logo'))
  const logo = StoredFile.nullable().parse(value)
  const [chosen, setChosen] = useState<{ id: string; url: string }>()
  const chooseFile = async ([file]: readonly File[]) => {
    if (!file) return
    try {
      // PDF files contain no WebP.
      const small = await shrinkPicture(file, { side: 800, isPng: true })
      const stored = await uploadFile(small)
      setChosen({ id: stored.id, url: URL.createObjectURL(small) })
      onChange(stored)
    } catch (error) {
      toast({ tone: 'error', text: errorText(toUploadError(error)) })
    }
  }
  return (
    <div className={styles.logo} data-field="logo" role="group" aria-label={t('fields.logo')}>
      <span className={styles.picture}>
        {logo === null ? (
          <BrandMark />
        ) : chosen?.id === logo.id ? (
          <img src={chosen.url} alt={t('logoOf', { name: logo.name })} />
        ) : (
          <SavedLogo logo={logo} />
        )}
      </span>
      <div className="grid gap-1">
        <div className="semibold">{t('fields.logo')}</div>
        <p className="text-quiet text-13">{t('hints.logo')}</p>
        <div className="flex wrap">
          <AttachButton
            hasText
            isSingle
            accept="image/png,image/jpeg,image/webp,image/avif"
            label={t('logoUpload')}
            icon={<IconPhotoUp size={18} aria-hidden />}
            onFiles={(files) => void chooseFile(files)}
          />
          {logo && (
            <Button color="secondary" startIcon={<IconX size={18} aria-hidden />} onClick={() => onChange(null)}>
              {t('logoRemove')}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

function SavedLogo({ logo }: { logo: StoredFile }) {
  const t = useTexts('workspace')
  const url = useLogoUrl(logo.id)
  return url && <img src={url} alt={t('logoOf', { name: logo.name })} />
}
