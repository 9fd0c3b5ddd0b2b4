import { IconTrash } from '@tabler/icons-react'
import { IconAction } from '#platform/ui/icon-action.tsx'

export const RemoveButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <IconAction label={label} icon={<IconTrash size={18} aria-hidden />} onClick={onClick} />
)
