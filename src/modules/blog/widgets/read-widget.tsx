import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { WidgetCard } from '#platform/ui/figures/widgets/widget-card.tsx'
import { useRowsThatFit, WidgetRow, WidgetRows, WidgetRowSkeletons } from '#platform/ui/figures/widgets/widget-rows.tsx'
import { getDetailPath, postsPath } from '../blog-paths.ts'
import { Cover } from '../cover.tsx'
import styles from './read-widget.module.css'
import { useBlogFigures } from './use-blog-figures.ts'

/** The most read posts. */
export default function ReadWidget() {
  const t = useTexts('blog')
  const rowCount = useRowsThatFit()
  const { data } = useBlogFigures()
  return (
    <WidgetCard title={t('widgets.read.title')} more={{ to: postsPath, label: t('widgets.read.all') }}>
      {!data && <WidgetRowSkeletons count={rowCount} />}
      {data?.mostRead.length === 0 && <EmptyState small as="p" title={t('widgets.read.empty')} />}
      {data && data.mostRead.length > 0 && (
        <WidgetRows>
          {data.mostRead.slice(0, rowCount).map(({ view, commentCount, ...post }) => (
            <WidgetRow
              key={post.id}
              to={getDetailPath(post.slug)}
              lead={<Cover className={styles.cover} post={{ ...post, coverAlt: '' }} isDecorative />}
              title={post.title}
              note={t('widgets.read.said', { count: commentCount })}
              end={t('widgets.read.views', { count: view })}
            />
          ))}
        </WidgetRows>
      )}
    </WidgetCard>
  )
}
