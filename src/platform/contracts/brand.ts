import * as z from 'zod'
import { contract, everybody, file, get, readOnly } from '#platform/contract.ts'
import { FileId } from '#platform/files/stored-file.ts'
import { Workspace } from './workspace.ts'

/** The values for visitors; `language` is the default for those who have not chosen one. */
export const Brand = Workspace.extend({ language: z.string() })

/** Name and logo, also for visitors. */
export const brand = contract(
  'brand',
  '/api/brand',
  {
    show: get('/', { public: true, returns: Brand, summary: 'Name, logo and usual values of the installation' }),
    styles: get('/styles.css', {
      query: z.strictObject({ version: z.string().max(64).optional() }),
      public: true,
      returns: file('text/css'),
      summary: 'Colour and font that an administrator chose, for public pages',
    }),
    logo: get('/logo/:file', {
      params: z.strictObject({ file: FileId }),
      public: true,
      returns: file('image/*'),
      summary: 'The logo that an administrator uploaded',
    }),
  },
  { everyone: true, grants: everybody(readOnly) },
)
