import { renderedAt } from '#platform/web/settings/rendering.ts'
import type { Contact } from './contract.ts'

type Named = Pick<Contact, 'firstname' | 'lastname'>

export const formatName = ({ firstname, lastname }: Named) => `${firstname} ${lastname}`.trim()

const day = 24 * 60 * 60 * 1000
const daysInTrash = 30

/** Days until a contact is removed from the trash, rounded up. */
export const daysLeft = (deletedAt: string, now = renderedAt()) =>
  Math.max(0, Math.ceil((Date.parse(deletedAt) + daysInTrash * day - now) / day))
