import { Autocomplete, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { api } from '../blog-client.ts'
import { maxTags, Tag } from '../contract-fields.ts'

interface TagsFieldProps {
  tags: readonly string[]
  onChange: (tags: readonly string[]) => void
}

/** Selects existing tags; Enter adds a new one. */
export function TagsField({ tags, onChange }: TagsFieldProps) {
  const t = useTexts('blog')
  const { data: facets } = useQuery(api.facets.query())
  return (
    <Autocomplete
      multiple
      freeSolo
      autoHighlight={false}
      filterSelectedOptions
      options={facets?.tags.map(({ tag }) => tag) ?? []}
      value={[...tags]}
      onChange={(_, chosen) => {
        const clean = chosen.map((tag) => Tag.safeParse(tag)).flatMap(({ data }) => data ?? [])
        onChange([...new Set(clean)].slice(0, maxTags))
      }}
      renderInput={(props) => <TextField {...props} label={t('post.topics')} helperText={t('write.topicsHint')} />}
    />
  )
}
