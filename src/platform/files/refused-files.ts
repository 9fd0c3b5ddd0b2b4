import { cleanFileName } from './stored-file.ts'

// Grouped by the effect of opening the file.
const refusedEndings = new Set(
  [
    // Programs and scripts.
    'apk app appimage appx appxbundle bat cmd com command cpl deb dll elf exe gadget jar js jse msi msix msixbundle msp',
    'mst pif ps1 ps1xml ps2 psc1 psm1 rpm run scpt scr sct sh vb vbe vbs vbscript workflow ws wsc wsf wsh xbap xll',
    // Links to other places, and changes of settings.
    'application appinstaller appref-ms desktop diagcab inf ins iqy isp jnlp library-ms lnk msc ppkg rdp reg scf',
    'search-ms searchconnector-ms settingcontent-ms slk theme themepack udl url webloc website',
    // Pages and notebooks that open as programs.
    'chm hlp hta mht mhtml one onepkg',
    // Documents with macros.
    'docm dotm potm ppam ppsm pptm sldm xla xlam xlsm xltm',
    // Disk images: files in them lack the mark that they were downloaded.
    'dmg img iso pkg vhd vhdx',
  ].flatMap((endings) => endings.split(' ')),
)

/** Whether a file is refused for its name's extension, however disguised. */
export const isRefusedFile = (name: string) => {
  const clean = cleanFileName(name.replaceAll(/\p{Cf}|:.*$/gsu, ''))
  return refusedEndings.has(clean.slice(clean.lastIndexOf('.') + 1).toLowerCase()) && clean.includes('.')
}
