import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'

/** Waits for the selected records, before something is done with all of them; says so if they cannot be read. */
export function useCollected() {
  const t = useTexts('platform')
  const [isCollecting, setCollecting] = useState(false)
  return {
    isCollecting,
    /** The records; undefined if reading failed. */
    async collect<Row>(reading: Promise<readonly Row[]>): Promise<readonly Row[] | undefined> {
      setCollecting(true)
      try {
        return await reading
      } catch {
        toast({ text: t('notCollected'), tone: 'error' })
        return undefined
      } finally {
        setCollecting(false)
      }
    },
  }
}
