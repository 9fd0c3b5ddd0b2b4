import { del } from '#platform/contract.ts'

/**
 * The endpoints of records with a trash. Removing is idempotent, so that a repeated request, or that of a second user,
 * destroys nothing: only `purge` does, and only what is in the trash.
 */
export const trashEndpoints = {
  remove: del('/:id', {
    summary:
      'Moves it to the trash, from which an edit with `deleted: false` restores it; repeated, it changes nothing',
  }),
  purge: del('/trash/:id', { summary: 'Deletes it for good; 404 unless it is in the trash' }),
}
