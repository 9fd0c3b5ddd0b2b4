import { useView } from '#platform/web/url-state/use-view.ts'
import { ChatsView } from './chats-view.ts'

/** The state of the screen in the URL, with functions that change it. */
export function useChatsView() {
  const [view, setView] = useView(ChatsView)
  return {
    view,
    open: (chat: number, message?: number) => setView({ chat, thread: undefined, message, browse: undefined }),
    browse: (isOpen: boolean) => setView({ browse: isOpen ? 'yes' : undefined }, { replace: !isOpen }),
    /** Opens a thread instead of the panel beside the messages. */
    openThread: (chat: number, thread: number, message?: number) =>
      setView({ chat, thread, message, panel: undefined }),
    closeThread: () => setView({ thread: undefined, message: undefined }),
    close: () => setView({ chat: undefined, thread: undefined, message: undefined, panel: undefined }),
    search: (q: string | undefined) => setView({ q, message: undefined }, { replace: true }),
    /** Opens a panel together with a chat, since a phone shows it only with the chat. */
    showIn: (chat: number, panel: ChatsView['panel']) =>
      setView({ chat, panel, thread: undefined, message: undefined }),
    show: (panel: ChatsView['panel']) => setView({ panel, thread: undefined, message: undefined }, { replace: true }),
  }
}
