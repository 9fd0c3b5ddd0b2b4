import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { LabelMenu as Menu } from '#platform/ui/label-menu/label-menu.tsx'
import type { Conversation } from '../contract-email.ts'
import { api } from '../email-client.ts'
import { LabelDot } from '../label-chip.tsx'
import { useFacets } from '../use-facets.ts'
import type { MailActions, ActionTarget } from '../use-mail-actions.ts'
import { useRights } from '../use-rights.ts'

interface LabelMenuProps {
  anchor: HTMLElement
  target: ActionTarget
  conversations: readonly Pick<Conversation, 'labels'>[]
  actions: MailActions
  onClose: () => void
}

/** Adds labels to conversations, or removes a label that all of them have. */
export function LabelMenu({ anchor, target, conversations, actions, onClose }: LabelMenuProps) {
  const t = useTexts('email')
  const { mutateAsync: create } = useMutation(api.createLabel.mutation())
  const rights = useRights()
  const labels = useFacets()?.labels ?? []
  const apply = (label: { id: number; name: string }, isAdded: boolean) => {
    onClose()
    actions.label(target, label, isAdded)
  }
  const createAndApply = (name: string) => {
    onClose()
    void create({ body: { name, color: 'brand' } }).then(
      (label) => actions.label(target, label, true),
      () => {},
    )
  }

  return (
    <Menu
      anchor={anchor}
      title={t('labels.choose')}
      searchLabel={t('labels.search')}
      emptyText={t('labels.none')}
      labels={labels.map(({ id, name, color }) => ({
        key: id,
        id,
        name,
        isOnEvery: conversations.length > 0 && conversations.every(({ labels }) => labels.includes(id)),
        icon: <LabelDot color={color} />,
      }))}
      onClose={onClose}
      onChoose={(label) => apply(label, !label.isOnEvery)}
      create={
        rights.create
          ? {
              label: (name) => t('labels.createNamed', { label: name }),
              run: createAndApply,
            }
          : undefined
      }
    />
  )
}
