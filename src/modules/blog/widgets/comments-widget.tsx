import { useTexts } from '#platform/i18n/use-texts.ts'
import { CountCard } from '#platform/ui/figures/count-card.tsx'
import { postsPath } from '../blog-paths.ts'
import { useBlogFigures } from './use-blog-figures.ts'

/** Number of comments. */
export default function CommentsWidget() {
  const t = useTexts('blog')
  const { data, isPlaceholderData } = useBlogFigures()
  return (
    <CountCard
      title={t('widgets.comments.title')}
      to={postsPath}
      data={data}
      getCount={({ comments }: { comments: number }) => comments}
      isOld={isPlaceholderData}
    />
  )
}
