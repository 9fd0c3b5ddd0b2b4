import { FormControlLabel, MenuItem, Switch, TextField } from '@mui/material'
import { languageCodes, languages } from '#platform/i18n/languages.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { categories, Language, maxExcerptLength, maxSlugLength } from '../contract-fields.ts'
import type { PostValues } from './post-values.ts'
import { TagsField } from './tags-field.tsx'

interface DetailsCardProps {
  values: PostValues
  onChange: (changes: Partial<PostValues>) => void
}

/** Category, tags, language, excerpt and slug of a post. */
export function DetailsCard({ values, onChange }: DetailsCardProps) {
  const t = useTexts('blog')
  return (
    <Card title={t('write.details')}>
      <div className="grid one-column gap-5">
        <TextField
          select
          label={t('write.category')}
          value={values.category}
          onChange={({ target }) => {
            const category = categories.find((one) => one === target.value)
            if (category) onChange({ category })
          }}
        >
          {categories.map((category) => (
            <MenuItem key={category} value={category}>
              {t(`post.categories.${category}`)}
            </MenuItem>
          ))}
        </TextField>
        <TagsField tags={values.tags} onChange={(tags) => onChange({ tags })} />
        <TextField
          label={t('write.excerpt')}
          helperText={t('write.excerptHint')}
          multiline
          minRows={3}
          value={values.excerpt}
          onChange={({ target }) => onChange({ excerpt: target.value })}
          slotProps={{ htmlInput: { maxLength: maxExcerptLength, dir: 'auto' } }}
        />
        <TextField
          select
          label={t('write.language')}
          value={values.language}
          onChange={({ target }) => onChange({ language: Language.parse(target.value) })}
        >
          {languageCodes
            .filter((code) => languages[code].isOffered || code === values.language)
            .map((code) => (
              <MenuItem key={code} value={code} lang={languages[code].tag}>
                {languages[code].name}
              </MenuItem>
            ))}
        </TextField>
        <TextField
          label={t('write.slug')}
          helperText={t('write.slugHint')}
          value={values.slug}
          onChange={({ target }) => onChange({ slug: target.value })}
          slotProps={{ htmlInput: { maxLength: maxSlugLength, dir: 'auto', spellCheck: false } }}
        />
        <FormControlLabel
          control={<Switch checked={values.featured} onChange={(_, featured) => onChange({ featured })} />}
          label={t('write.featured')}
        />
      </div>
    </Card>
  )
}
