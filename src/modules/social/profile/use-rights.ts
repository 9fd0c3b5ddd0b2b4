import { useCan } from '#platform/web/session/session.ts'
import { social } from '../contract.ts'
import { socialGallery } from '../contract-gallery.ts'
import { socialPeople } from '../contract-people.ts'

/** Whether one may post, follow and upload at all; what of it is one's own, the records say. */
export function useRights() {
  const can = useCan()
  return {
    canPost: can('create', social.name),
    canFollow: can('update', socialPeople.name),
    canUpload: can('create', socialGallery.name),
  }
}
