import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { changeEach } from '#platform/records/change-each.ts'
import { useReportPurged } from '#platform/ui/records/use-report-purged.ts'
import { api } from '../contacts-client.ts'
import type { Contact } from '../contract.ts'
import type { RunBatches } from './use-bulk.ts'

type ContactId = Pick<Contact, 'id'>

export type PurgeContacts = (contacts: readonly ContactId[]) => Promise<void>

/** Deletes contacts permanently, one after another, until a stop or a failure. */
export function usePurge(run: RunBatches): PurgeContacts {
  const t = useTexts('contacts')
  const { mutateAsync: purge } = useMutation(api.purge.mutation({ quiet: true }))
  const reportPurged = useReportPurged()
  return async (contacts) => {
    const outcomes: Awaited<ReturnType<typeof changeEach<ContactId>>>[] = []
    await run(contacts, 1, async (batch) => {
      const outcome = await changeEach(batch, ({ id }) => purge({ params: { id } }))
      outcomes.push(outcome)
      // Ends the run.
      if (outcome.error !== undefined) throw outcome.error
    })
    reportPurged({
      count: outcomes.flatMap(({ changed }) => changed).length,
      refusals: outcomes.flatMap(({ refusals }) => refusals),
      error: outcomes.at(-1)?.error,
      getDoneText: (count) => t('done.purgedMany', { count }),
    })
  }
}
