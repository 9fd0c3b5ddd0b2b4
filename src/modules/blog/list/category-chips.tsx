import { useQuery } from '@tanstack/react-query'
import { IconX } from '@tabler/icons-react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FilterChoice, FilterCount } from '#platform/ui/filters/filter-choice.tsx'
import { api } from '../blog-client.ts'
import { categories } from '../contract-fields.ts'
import styles from './category-chips.module.css'
import { usePostsView } from './use-posts-view.ts'

/** Filters by category, and removable chips for the other active filters. */
export function CategoryChips() {
  const t = useTexts('blog')
  const format = useFormats()
  const { view, choose } = usePostsView()
  const { data: facets } = useQuery(api.facets.query())
  const { place: statusFilter, category, tag, author } = view
  const writer = facets?.authors.find(({ id }) => id === author)?.name ?? author ?? ''
  const others = [
    ...(tag ? [{ label: t('posts.tagged', { tag }), cleared: { tag: undefined } }] : []),
    ...(author ? [{ label: t('posts.by', { name: writer }), cleared: { author: undefined } }] : []),
  ]
  return (
    <div className={styles.chips}>
      <ul className={styles.list} aria-label={t('posts.categories')}>
        {([undefined, ...categories] as const).map((one) => (
          <li key={one ?? 'all'}>
            <FilterChoice isOn={category === one} onToggle={() => choose({ category: one })}>
              {one ? t(`post.categories.${one}`) : t('posts.all')}
              {one && facets && !statusFilter && <FilterCount>{format.number(facets.category[one])}</FilterCount>}
            </FilterChoice>
          </li>
        ))}
      </ul>
      {others.map(({ label, cleared }) => (
        <button
          key={label}
          type="button"
          className={styles.without}
          aria-label={t('posts.without', { filter: label })}
          onClick={() => choose(cleared)}
        >
          {label}
          <IconX size={16} aria-hidden />
        </button>
      ))}
    </div>
  )
}
