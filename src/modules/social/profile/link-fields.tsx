import { IconPlus, IconTrash } from '@tabler/icons-react'
import { Button, TextField } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { createRandomId } from '#platform/text/random-id.ts'
import styles from './edit-dialog.module.css'
import type { LinkValues, validateProfile } from './edit-values.ts'

interface LinkFieldsProps {
  links: readonly LinkValues[]
  errors: ReturnType<typeof validateProfile>
  onChange: (links: readonly LinkValues[]) => void
}

const maxLinks = 10

/** The links of the edited profile. */
export function LinkFields({ links, errors, onChange }: LinkFieldsProps) {
  const t = useTexts('social')
  const change = (changed: string, values: Partial<LinkValues>) =>
    onChange(links.map((link) => (link.key === changed ? { ...link, ...values } : link)))
  return (
    <fieldset className="grid gap-4 min-inline-0">
      <legend className={styles.legend}>{t('profile.form.links')}</legend>
      {links.map(({ key, label, url }) => {
        const fault = errors[`${key} url`]
        return (
          <div key={key} className={styles.row}>
            <TextField
              size="small"
              label={t('profile.form.label')}
              value={label}
              onChange={({ target }) => change(key, { label: target.value })}
              slotProps={{ htmlInput: { maxLength: 60, dir: 'auto' } }}
            />
            <TextField
              size="small"
              type="url"
              label={t('profile.form.address')}
              value={url}
              error={fault !== undefined}
              helperText={fault && t(`profile.form.${fault}`)}
              onChange={({ target }) => change(key, { url: target.value })}
              slotProps={{ htmlInput: { maxLength: 300, dir: 'ltr' } }}
            />
            <span className={styles.remove}>
              <IconAction
                label={t('profile.form.removeLink')}
                icon={<IconTrash size={18} aria-hidden />}
                onClick={() => onChange(links.filter((link) => link.key !== key))}
              />
            </span>
          </div>
        )
      })}
      {links.length < maxLinks && (
        <Button
          className="justify-self-start"
          color="secondary"
          variant="outlined"
          startIcon={<IconPlus size={18} aria-hidden />}
          onClick={() => onChange([...links, { key: createRandomId(), label: '', url: 'https://' }])}
        >
          {t('profile.form.addLink')}
        </Button>
      )}
    </fieldset>
  )
}
