import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type * as z from 'zod'
import { toast } from '#platform/ui/toasts/toast.ts'
import { useCollected } from '#platform/ui/records/use-collected.ts'
import { optimisticBulk } from '#platform/web/api/optimistic-bulk.ts'
import type { Selection } from '#platform/ui/row-list/use-selection.ts'
import { api } from '../contacts-client.ts'
import { type BulkChange, type Contact, contacts as contract } from '../contract.ts'
import { inBatches } from './in-batches.ts'
import type { ListQuery } from '../contacts-view.ts'
import { type Change, applyChanges, inverseCalls } from './inverse-change.ts'
import { collectContacts } from './collect-contacts.ts'

const batchSize = 500

const mutationOptions = {
  ...api.bulk.mutation(),
  ...optimisticBulk<z.input<typeof BulkChange>>(contract.name, applyChanges),
}

export interface Progress {
  done: number
  total: number
}

/** Changes many contacts in batches with progress; after a stop or a failure, the changes so far can be undone. */
export function useBulk() {
  const { mutateAsync: change } = useMutation(mutationOptions)
  const { progress, setProgress, startSignal, stop, run } = useBatches()
  const collected = useCollected()

  const undo = async (changed: readonly Contact[], changes: Change) => {
    for (const call of inverseCalls(changed, changes)) {
      await run(call.ids, batchSize, (ids) => change({ body: { ...call.change, ids: [...ids] } }))
    }
  }

  return {
    progress,
    stop,
    run,
    /** The selected contacts; none if they could not be read, or if the user stopped it. */
    async collect(selection: Selection<Contact>, query: ListQuery, total: number) {
      if (selection.all) setProgress({ done: 0, total })
      const onProgress = (done: number) => setProgress({ done, total })
      const contacts = await collected.collect(collectContacts(selection, query, { signal: startSignal(), onProgress }))
      setProgress(undefined)
      return contacts ?? []
    },
    /** `formatText` returns the text of the toast for the number of changed contacts. */
    async apply(contacts: readonly Contact[], changes: Change, formatText: (count: number) => string) {
      const changed = await run(contacts, batchSize, (batch) =>
        change({ body: { ...changes, ids: batch.map(({ id }) => id) } }),
      )
      if (changed.length === 0) return
      toast({ text: formatText(changed.length), undo: () => undo(changed, changes) })
    },
  }
}

export type Bulk = ReturnType<typeof useBulk>
export type RunBatches = Bulk['run']

/** Runs batches one after another, with progress and a function that stops them. */
function useBatches() {
  const [progress, setProgress] = useState<Progress>()
  const stopper = useRef<AbortController>(null)
  const startSignal = () => {
    stopper.current = new AbortController()
    return stopper.current.signal
  }
  /** Answers the items that were done before a stop or a failure. */
  const run = async <Item>(
    items: readonly Item[],
    size: number,
    each: (batch: readonly Item[]) => Promise<unknown>,
  ) => {
    const signal = startSignal()
    let done = 0
    const report = (count: number) => {
      done = count
      setProgress({ done, total: items.length })
    }
    if (items.length > size) report(0)
    try {
      await inBatches({ items, size, signal, each, onProgress: report })
    } catch {
      // The application reports failures itself.
    }
    setProgress(undefined)
    return items.slice(0, done)
  }
  return { progress, setProgress, startSignal, stop: () => stopper.current?.abort(), run }
}
