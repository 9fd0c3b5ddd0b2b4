import { useCan } from '#platform/web/session/session.ts'
import { social } from '../contract.ts'
import { socialGallery } from '../contract-gallery.ts'
import { socialPeople } from '../contract-people.ts'

/** Whether the user may post, follow and upload; records state their own permissions. */
export function useRights() {
  const can = useCan()
  return {
    canPost: can('create', social.name),
    canFollow: can('update', socialPeople.name),
    canUpload: can('create', socialGallery.name),
  }
}
