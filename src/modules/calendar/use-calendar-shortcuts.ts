import { useTexts } from '#platform/i18n/use-texts.ts'
import { useShortcuts } from '#platform/web/shortcuts/use-shortcuts.ts'
import type { useCalendarView } from './use-calendar-view.ts'

interface Commands {
  view: ReturnType<typeof useCalendarView>
  canCreate: boolean
  onCreate: () => void
  onRemove: (key: string) => void
}

export function useCalendarShortcuts({ view, canCreate, onCreate, onRemove }: Commands) {
  const t = useTexts('calendar')
  const removeFocused = () => {
    const focused = document.activeElement
    const key = focused instanceof HTMLElement ? focused.dataset['event'] : undefined
    if (key) onRemove(key)
  }
  useShortcuts(t('title'), [
    { keys: 't', label: t('shortcuts.today'), run: () => view.goTo(new Date().toLocaleDateString('sv')) },
    { keys: 'd', label: t('shortcuts.day'), run: () => view.show('day') },
    { keys: 'w', label: t('shortcuts.week'), run: () => view.show('week') },
    { keys: 'm', label: t('shortcuts.month'), run: () => view.show('month') },
    { keys: 'a', label: t('shortcuts.agenda'), run: () => view.show('agenda') },
    { keys: 'n', label: t('shortcuts.next'), run: () => view.step(1), repeats: true },
    { keys: 'j', label: t('shortcuts.next'), run: () => view.step(1), repeats: true },
    { keys: 'p', label: t('shortcuts.previous'), run: () => view.step(-1), repeats: true },
    { keys: 'k', label: t('shortcuts.previous'), run: () => view.step(-1), repeats: true },
    ...(canCreate
      ? [
          { keys: 'c', label: t('shortcuts.create'), run: onCreate, opensField: true },
          { keys: 'Delete', label: t('shortcuts.remove'), run: removeFocused },
        ]
      : []),
  ])
}
