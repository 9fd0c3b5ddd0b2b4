import { useView } from '#platform/web/url-state/use-view.ts'
import { EmailView } from './email-view.ts'

/** The state of the screen in the URL, with functions that change it. */
export function useEmailView() {
  const [view, setView] = useView(EmailView)
  return {
    view,
    setView,
    open: (thread: number) => setView({ thread }),
    close: () => setView({ thread: undefined }),
    compose: (draft: number | 'new') => setView({ compose: draft }),
  }
}
