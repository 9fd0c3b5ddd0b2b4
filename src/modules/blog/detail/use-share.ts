import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { changeCached } from '#platform/web/api/cached-records.ts'
import { useSiteHref } from '#platform/web/settings/site.ts'
import { viewsClient } from '../blog-client.ts'
import { getPublicPath } from '../blog-paths.ts'
import type { Post } from '../contract-posts.ts'
import { blog } from '../contract.ts'
import { visit } from '../visit.ts'

const counting = viewsClient.share.mutation({ quiet: true })

/** Shares the public URL of a post by the device's share dialog, or copies it to the clipboard. */
export function useShare({ id, slug, title }: Post) {
  const t = useTexts('blog')
  const queries = useQueryClient()
  const siteHref = useSiteHref()
  const { mutate: count } = useMutation({
    ...counting,
    onSuccess: ({ share }) => void changeCached(queries, blog.name, id, (post) => ({ ...post, share })),
  })

  const shareLink = async () => {
    const url = new URL(siteHref(getPublicPath({ id, slug })), location.href).href
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ title, url })
    } else {
      await navigator.clipboard.writeText(url)
      toast({ text: t('post.copied'), tone: 'success' })
    }
    count({ body: { postId: id, visit: visit() } })
  }

  return () =>
    void shareLink().catch((error: unknown) => {
      // The user has cancelled the share dialog.
      if (error instanceof DOMException && error.name === 'AbortError') return
      toast({ text: t('post.copyFailed'), tone: 'error' })
    })
}
