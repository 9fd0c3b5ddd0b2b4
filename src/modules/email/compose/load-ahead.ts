import { useEffect } from 'react'
import { prepareRichTextEditor } from '#platform/ui/rich-text/rich-text-editor.tsx'
import { savesData } from '#platform/web/navigation/saves-data.ts'
import { whenIdle } from '#platform/web/when-idle.ts'

export const loadComposePanel = async () => ({ default: (await import('./compose-panel.tsx')).ComposePanel })

/** Loads the composer while the page is idle, so that it opens at once. */
export function useComposerAhead(isAllowed: boolean) {
  useEffect(() => {
    if (!isAllowed || savesData()) return undefined
    const load = () => {
      prepareRichTextEditor()
      // If it fails, opening the composer tries again.
      void loadComposePanel().catch(() => {})
    }
    // While files of other screens are prefetched, there may be no idle time for long.
    return whenIdle(load, 2000)
  }, [isAllowed])
}
