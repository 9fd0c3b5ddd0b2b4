import * as z from 'zod'
import { contract, post, readOnly, readWrite } from './contract.ts'
import { maxFileBytes } from './request-limits.ts'

export const FileId = z.string().regex(/^[\w-]{8,64}$/)

/** What a record keeps of a file and shows of it; `size` is in bytes. */
export const StoredFile = z.object({ id: FileId, name: z.string(), type: z.string(), size: z.int() })
export type StoredFile = z.infer<typeof StoredFile>

// A name is shown and saved, never followed: no folders, nothing that turns the text round or hides in it.
const hidden = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu
const longestName = 200

/** What a file is called from here on, whatever it was called by whoever sent it. */
export const cleanFileName = (given: string) =>
  given
    .replace(/^.*[/\\]/s, '')
    .replaceAll(hidden, '')
    .replace(/[.\s]+$/, '')
    .trim()
    .slice(0, longestName)
    .toWellFormed() || 'file'

// By what happens when somebody opens it.
const refusedEndings = new Set(
  [
    // Programs and scripts.
    'apk app appimage appx appxbundle bat cmd com command cpl deb dll elf exe gadget jar js jse msi msix msixbundle msp',
    'mst pif ps1 ps1xml ps2 psc1 psm1 rpm run scpt scr sct sh vb vbe vbs vbscript workflow ws wsc wsf wsh xbap xll',
    // What leads elsewhere, or changes settings.
    'application appinstaller appref-ms desktop diagcab inf ins iqy isp jnlp library-ms lnk msc ppkg rdp reg scf',
    'search-ms searchconnector-ms settingcontent-ms slk theme themepack udl url webloc website',
    // Pages and notebooks that open as programs.
    'chm hlp hta mht mhtml one onepkg',
    // Documents that are saved with macros in them.
    'docm dotm potm ppam ppsm pptm sldm xla xlam xlsm xltm',
    // Images of disks: what is in them has lost the mark that it came from elsewhere.
    'dmg img iso pkg vhd vhdx',
  ].flatMap((endings) => endings.split(' ')),
)

export const isRefusedFile = (name: string) => {
  const clean = cleanFileName(name.replaceAll(/\p{Cf}|:.*$/gsu, ''))
  return refusedEndings.has(clean.slice(clean.lastIndexOf('.') + 1).toLowerCase()) && clean.includes('.')
}

export const files = contract(
  'files',
  '/api/files',
  {
    upload: post('/', {
      query: z.strictObject({ name: z.string().trim().min(1).max(200) }),
      upload: { largest: maxFileBytes },
      returns: StoredFile,
      status: 201,
      // The store may be far away: no transaction waits for it.
      opens: true,
      summary: 'Keeps a file for a day, until a record is made or changed that names its id',
    }),
  },
  { private: true, always: true, grants: { manager: readWrite, agent: readWrite, viewer: readOnly } },
)
