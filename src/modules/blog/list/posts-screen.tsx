import { MenuItem, TextField } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { Pager } from '#platform/ui/pager/pager.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { useRowSteps } from '#platform/ui/row-steps/use-row-steps.ts'
import { ViewSearch } from '#platform/ui/search/view-search.tsx'
import { api } from '../blog-client.ts'
import { useRights } from '../use-rights.ts'
import { CategoryChips } from './category-chips.tsx'
import { FeaturedPosts } from './featured-posts.tsx'
import { PresetTabs } from './preset-tabs.tsx'
import { GridSkeleton, PostGrid } from './post-grid.tsx'
import { PostsActions } from './posts-actions.tsx'
import { PostsAside } from './posts-aside.tsx'
import { PostsEmpty } from './posts-empty.tsx'
import styles from './posts-screen.module.css'
import { isInitialView, toListQuery, perPage, getSearchText, sortNames, defaultSort } from './posts-view.ts'
import { useFeatured } from './use-featured.ts'
import { usePostsView } from './use-posts-view.ts'

/** The published posts; for authors also drafts, scheduled posts and the trash. */
export function Component() {
  const t = useTexts('blog')
  const rights = useRights()
  const main = useRef<HTMLDivElement>(null)
  useRowSteps(main, 'article')
  const { view, showAll } = usePostsView()
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...api.list.page({ query: toListQuery(view) }),
    placeholderData: keepPreviousData,
  })
  const front = isInitialView(view)
  const { data: featured, error: featuredError } = useFeatured(front)
  const isTrash = view.place === 'trash'
  const posts = data?.items.filter(
    ({ id, deleted }) => deleted === isTrash && !(front && featured?.some((one) => one.id === id)),
  )

  return (
    <>
      <PageHeader
        title={t('posts.title')}
        lead={
          <span role="status">{data ? t('posts.found', { count: data.total }) : !error && t('posts.loading')}</span>
        }
        actions={<PostsActions />}
      />
      <div className={styles.layout}>
        <div ref={main} className={styles.main}>
          {rights.create && <PresetTabs view={view} />}
          <PostTools />
          <CategoryChips />
          {front && !featuredError && <FeaturedPosts posts={featured} />}
          {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
          {!posts && !error && <GridSkeleton />}
          {data?.total === 0 && <PostsEmpty view={view} onShowAll={showAll} />}
          {posts && posts.length > 0 && (
            <section className={styles.found} aria-label={t('posts.list')}>
              {front && <h2>{t('posts.latest')}</h2>}
              <PostGrid
                label={t('posts.list')}
                posts={posts}
                level={front ? 3 : 2}
                isStale={isPlaceholderData}
                isTrash={isTrash}
              />
            </section>
          )}
          <PostPages total={data?.total ?? 0} />
        </div>
        <aside className={styles.aside} aria-label={t('posts.beside')}>
          <PostsAside
            order={getSearchText(view) === '' && (view.sortBy ?? defaultSort) === defaultSort ? 'popular' : 'recent'}
          />
        </aside>
      </div>
    </>
  )
}

function PostTools() {
  const t = useTexts('blog')
  const { view, choose, search } = usePostsView()
  return (
    <div className="flex wrap gap-3">
      <ViewSearch
        className={styles.search}
        label={t('posts.search')}
        focusKey="/"
        q={view.blogSearch ?? ''}
        onSearch={search}
      />
      <TextField
        select
        className={styles.sort}
        label={t('posts.sort')}
        value={view.sortBy ?? defaultSort}
        onChange={({ target }) => {
          const sortBy = sortNames.find((name) => name === target.value)
          choose({ sortBy: sortBy === defaultSort ? undefined : sortBy })
        }}
      >
        {sortNames.map((name) => (
          <MenuItem key={name} value={name}>
            {t(`posts.sorts.${name}`)}
          </MenuItem>
        ))}
      </TextField>
    </div>
  )
}

function PostPages({ total }: { total: number }) {
  const { view, setPage } = usePostsView()
  return (
    <Pager
      total={total}
      perPage={perPage}
      page={view.page}
      onPage={(page) => {
        setPage(page)
        window.scrollTo({ top: 0 })
      }}
    />
  )
}
