import { client } from '#platform/web/api/client.ts'
import { socialGallery } from './contract-gallery.ts'

export const gallery = client(socialGallery)
