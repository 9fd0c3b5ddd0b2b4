import { useView } from '#platform/web/url-state/use-view.ts'
import { PostsView } from './posts-view.ts'

const emptyView = {
  blogSearch: undefined,
  category: undefined,
  tag: undefined,
  author: undefined,
  page: undefined,
} satisfies PostsView

/** The list's view. Every change returns to the first page. */
export function usePostsView() {
  const [view, setView] = useView(PostsView)
  return {
    view,
    choose: (changes: PostsView) => setView({ page: undefined, ...changes }),
    search: (blogSearch: string | undefined) => setView({ blogSearch, page: undefined }, { replace: true }),
    showAll: () => setView(emptyView),
    setPage: (page: number) => setView({ page: page === 1 ? undefined : page }),
  }
}
