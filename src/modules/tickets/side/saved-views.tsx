import { IconBookmark, IconPencil, IconRefresh, IconTrash, IconUser, IconUsers } from '@tabler/icons-react'
import { Menu } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { MenuAction } from '#platform/ui/menu-action.tsx'
import { SideLink } from '#platform/ui/side-pane/side-link.tsx'
import { SideMenuButton } from '#platform/ui/side-pane/side-menu-button.tsx'
import { toast } from '#platform/ui/toasts/toast.ts'
import { useCan } from '#platform/web/session/session.ts'
import { type SavedView, ticketSavedViews } from '../contract-views.ts'
import { savedViewsApi } from '../tickets-client.ts'
import { getFilters, linkToSaved } from '../tickets-view.ts'
import { useSavedViews, useViewCounts } from '../use-saved-views.ts'
import { useTicketsView } from '../use-tickets-view.ts'
import { SideGroup } from './side-group.tsx'

const ViewDialog = lazy(async () => ({ default: (await import('../edit/view-dialog.tsx')).ViewDialog }))

const icon = { size: 18, 'aria-hidden': true }

interface OpenDialog {
  saved: SavedView
  anchor: HTMLElement
}

/** Links to the user's saved views and the shared ones, each with a menu. */
export function SavedViews() {
  const t = useTexts('tickets')
  const can = useCan()
  const { views, current } = useSavedViews()
  const counts = useViewCounts()
  const [openDialog, setOpenDialog] = useState<OpenDialog>()
  const [renamed, setRenamed] = useState<SavedView>()
  if (views.length === 0) return null
  return (
    <>
      <SideGroup title={t('views.title')}>
        {views.map((saved) => (
          <SideLink
            key={saved.id}
            to={linkToSaved(saved)}
            isCurrent={saved === current}
            icon={saved.isShared ? <IconUsers {...icon} /> : <IconBookmark {...icon} />}
            label={saved.name}
            count={counts.get(saved.id)}
          >
            {(can('update', ticketSavedViews, saved) || can('delete', ticketSavedViews, saved)) && (
              <SideMenuButton
                label={t('views.menu', { name: saved.name })}
                opens="menu"
                onClick={(anchor) => setOpenDialog({ saved, anchor })}
              />
            )}
          </SideLink>
        ))}
      </SideGroup>
      {openDialog && (
        <ViewMenu
          {...openDialog}
          onRename={() => setRenamed(openDialog.saved)}
          onClose={() => setOpenDialog(undefined)}
        />
      )}
      <Suspense>
        {renamed && <ViewDialog saved={renamed} filters={renamed.filters} onClose={() => setRenamed(undefined)} />}
      </Suspense>
    </>
  )
}

function ViewMenu({ saved, anchor, onRename, onClose }: OpenDialog & { onRename: () => void; onClose: () => void }) {
  const t = useTexts('tickets')
  const can = useCan()
  const { view } = useTicketsView()
  const { current } = useSavedViews()
  const { replace, share, remove } = useViewActions(saved)
  const filters = getFilters(view)
  const choose = (action: () => void) => () => {
    onClose()
    action()
  }
  const isChangeable = can('update', ticketSavedViews, saved)
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {isChangeable && <MenuAction Icon={IconPencil} label={t('views.rename')} onClick={choose(onRename)} />}
      {isChangeable && filters && saved.id !== current?.id && (
        <MenuAction Icon={IconRefresh} label={t('views.replace')} onClick={choose(() => replace(filters))} />
      )}
      {can('share', ticketSavedViews, saved) && (
        <MenuAction
          Icon={saved.isShared ? IconUser : IconUsers}
          label={saved.isShared ? t('views.unshare') : t('views.share')}
          onClick={choose(() => share(!saved.isShared))}
        />
      )}
      {can('delete', ticketSavedViews, saved) && (
        <MenuAction Icon={IconTrash} label={t('views.delete')} onClick={choose(remove)} />
      )}
    </Menu>
  )
}

/** The changes of a saved view, with undo where something is lost. The application reports failures itself. */
function useViewActions(saved: SavedView) {
  const t = useTexts('tickets')
  const { mutateAsync: create } = useMutation(savedViewsApi.create.mutation())
  const { mutateAsync: edit } = useMutation(savedViewsApi.edit.mutation())
  const { mutateAsync: setShared } = useMutation(savedViewsApi.share.mutation())
  const { mutateAsync: removeView } = useMutation(savedViewsApi.remove.mutation())
  const { id, name, filters: before, isShared } = saved
  const params = { id }
  const silently = (work: () => Promise<unknown>) => void work().catch(() => {})
  const restore = async () => {
    const again = await create({ body: { name, filters: before } })
    if (isShared) await setShared({ params: { id: again.id }, body: { isShared } })
  }
  return {
    replace: (filters: SavedView['filters']) =>
      silently(async () => {
        await edit({ params, body: { filters } })
        toast({ text: t('views.replaced', { name }), undo: () => edit({ params, body: { filters: before } }) })
      }),
    share: (toAll: boolean) =>
      silently(async () => {
        await setShared({ params, body: { isShared: toAll } })
        toast({ text: t(toAll ? 'views.shared' : 'views.unshared', { name }) })
      }),
    remove: () =>
      silently(async () => {
        await removeView({ params })
        toast({ text: t('views.deleted', { name }), undo: restore })
      }),
  }
}
