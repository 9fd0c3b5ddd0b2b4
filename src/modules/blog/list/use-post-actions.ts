import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useTrashActions } from '#platform/ui/records/use-trash-actions.ts'
import { api } from '../blog-client.ts'
import type { Summary } from '../contract-posts.ts'

// Neither true nor false: removes the post from both lists.
const purging = api.purge.mutation({ optimistic: (record) => ({ ...record, deleted: undefined }) })
const editing = api.edit.mutation({ optimistic: (record, { body }) => ({ ...record, ...body }) })

/** Actions on a post: applied optimistically, with undo by the opposite request. */
export function usePostActions() {
  const t = useTexts('blog')
  const { mutateAsync: purge } = useMutation(purging)
  const { mutateAsync: edit } = useMutation(editing)
  return useTrashActions<Summary>({
    getName: ({ title }) => title || t('posts.untitled'),
    setDeleted: ({ id }, deleted) => edit({ params: { id }, body: { deleted } }),
    purge: ({ id }) => purge({ params: { id } }),
  })
}
