import type { Rule } from '#platform/permissions/rules.ts'
import type { Topic } from '../contract.ts'
import { type Right, getRight } from '../rights.ts'
import { RightMenu, RowMenu } from './right-menu.tsx'

/** Target of an open menu: one action, or all actions of a kind of record. */
export interface Opened {
  anchor: HTMLElement
  topic: Topic
  action?: string
}

interface MatrixMenuProps {
  square: Opened
  rules: readonly Rule[]
  onPut: (squares: readonly { topic: Topic; action: string }[], grant: Right) => void
  onAsk: (topic: Topic, action: string) => void
  onClose: () => void
}

export function MatrixMenu({ square: { anchor, topic, action }, rules, onPut, onAsk, onClose }: MatrixMenuProps) {
  if (action === undefined)
    return (
      <RowMenu
        anchor={anchor}
        topic={topic}
        onClose={onClose}
        onChoose={(allowed) => {
          onClose()
          for (const [grant, label] of allowed)
            onPut(
              label.map((one) => ({ topic, action: one })),
              grant,
            )
        }}
      />
    )
  return (
    <RightMenu
      anchor={anchor}
      topic={topic}
      action={action}
      grant={getRight(rules, topic.name, action)}
      onClose={onClose}
      onChoose={(grant) => {
        onPut([{ topic, action }], grant)
        onClose()
      }}
      onAsk={() => {
        onAsk(topic, action)
        onClose()
      }}
    />
  )
}
