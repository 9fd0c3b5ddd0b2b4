import { useView } from '#platform/web/search/use-view.ts'
import { ChatsView } from './chats-view.ts'

/** What is open and what is looked for, as the address has it. */
export function useChatsView() {
  const [view, setView] = useView(ChatsView)
  return {
    view,
    open: (chat: number, message?: number) => setView({ chat, message }),
    close: () => setView({ chat: undefined, message: undefined, panel: undefined }),
    search: (q: string | undefined) => setView({ q, message: undefined }, { replace: true }),
    show: (panel: ChatsView['panel']) => setView({ panel, message: undefined }, { replace: true }),
  }
}
